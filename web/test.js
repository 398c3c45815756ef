// Runs tests/*.test.ts with node's own test runner; Vite turns TypeScript and runes into what node understands.
import { readdirSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' });
for (const file of readdirSync('tests').filter((name) => name.endsWith('.test.ts'))) await server.ssrLoadModule(`/tests/${file}`);
await server.close();
