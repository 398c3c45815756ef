import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The game-icons set with its credits, in the form the server reads. */
export function iconSet() {
  const read = (file) => JSON.parse(readFileSync(require.resolve(`@iconify-json/game-icons/${file}`), 'utf8'));
  return { ...read('icons.json'), info: read('info.json') };
}

/** Lays the icon set beside the built page; the server hands out one icon at a time. */
export function icons() {
  return {
    name: 'ludotheque-icons',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.json', source: JSON.stringify(iconSet()) });
    },
  };
}
