import { existsSync, readFileSync } from 'node:fs';
import { iconSet } from '../icons.js';

/** Answers the page's questions from canned data while developing without a server. Never part of a build. */
export function mock() {
  const set = iconSet();
  const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const svg = (name) => {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    return icon && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g id="i" fill="currentColor">${icon.body}</g></svg>`;
  };
  return {
    name: 'ludotheque-mock',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url, 'http://mock');
        const lang = searchParams.get('lang') === 'fr' ? 'fr' : 'en';
        const json = (value, status = 200) => {
          response.writeHead(status, { 'Content-Type': 'application/json' });
          response.end(JSON.stringify(value));
        };
        const icon = /^\/icons\/(.+)\.svg$/.exec(pathname)?.[1];
        const art = /^\/art\/([^/]+)\/([^/]+)$/.exec(pathname);
        const scenes = process.env.LUDO_SCENES;
        if (art) {
          const folder = process.env.LUDO_ART ?? new URL('../../src/ludotheque/games', import.meta.url).pathname;
          const file = process.env.LUDO_ART ? `${folder}/${art[1]}/${art[2]}` : `${folder}/${art[1]}/art/${art[2]}`;
          const kind = { avif: 'image/avif', webp: 'image/webp', json: 'application/json' }[art[2].split('.').pop()] ?? 'image/png';
          response.writeHead(existsSync(file) ? 200 : 404, { 'Content-Type': kind });
          response.end(existsSync(file) ? readFileSync(file) : '');
        } else if (scenes && pathname.startsWith('/scenes/')) {
          response.writeHead(200, { 'Content-Type': 'application/json' });
          response.end(readFileSync(scenes + decodeURIComponent(pathname.slice('/scenes'.length))));
        } else if (scenes && pathname === '/api/games' && existsSync(`${scenes}/games.json`)) {
          json(JSON.parse(readFileSync(`${scenes}/games.json`, 'utf8'))[lang]);
        } else if (icon) {
          const drawing = svg(icon);
          response.writeHead(drawing ? 200 : 404, { 'Content-Type': 'image/svg+xml' });
          response.end(drawing ?? '');
        } else if (pathname === '/icons/credits.json') {
          json([{ name: set.info.name, author: set.info.author.name, licence: set.info.license.title, url: set.info.author.url }]);
        } else if (pathname === '/api/games') {
          json(read('games.json')[lang]);
        } else if (/^\/api\/games\/.+\/rules$/.test(pathname)) {
          json(read('rules.json')[lang]);
        } else if (pathname.startsWith('/api/')) {
          json({ error: { code: 'mock', message: 'The mock has no tables; start a server.' } }, 404);
        } else {
          next();
        }
      });
    },
  };
}
