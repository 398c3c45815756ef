// Runs tests/*.test.ts with node's own test runner; Vite turns TypeScript, runes and components into what node understands.
import { readdirSync } from 'node:fs';
import { createServer } from 'vite';

// What modules ask of a browser as soon as they are loaded.
globalThis.window ??= { matchMedia: () => ({ matches: false }), addEventListener: () => {} };
globalThis.location ??= { hash: '', origin: '', pathname: '/' };

const server = await createServer({ server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' });
try {
  for (const file of readdirSync('tests').filter((name) => name.endsWith('.test.ts'))) await server.ssrLoadModule(`/tests/${file}`);
} finally {
  await server.close();
}
