/** What this person likes, kept in this browser. */

export type Lang = 'en' | 'fr';
export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';

interface Stored {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  text: TextSize;
  sound: boolean;
  shortcuts: boolean;
  name: string;
}

const KEY = 'ludo.settings';
const SCALE: Record<TextSize, string> = { small: '14px', normal: '16px', large: '18px', huge: '20.5px' };
const PACE: Record<Speed, number> = { off: 0, fast: 0.55, normal: 1, slow: 1.9 };

const defaults: Stored = {
  lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  speed: 'normal',
  confirm: false,
  text: 'normal',
  sound: false,
  shortcuts: true,
  name: '',
};

function load(): Stored {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Stored = $state(load());

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'system' && system.dark);

/** Factor on every duration; 0 means no motion at all. */
export const pace = (): number => (system.still ? 0 : PACE[settings.speed]);

/** Keeps the page and the storage in step with the settings; called once. */
export function watchSettings(): void {
  dark.addEventListener('change', () => (system.dark = dark.matches));
  still.addEventListener('change', () => (system.still = still.matches));
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that stores nothing still plays; it only forgets.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset.theme = isDark() ? 'dark' : 'light';
      root.style.fontSize = SCALE[settings.text];
      root.classList.toggle('still', pace() === 0);
    });
  });
}
