import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { icons } from './icons.js';
import { mock } from './mock/plugin.js';

// `npm run dev` serves canned data (mock/); with LUDO_SERVER=http://127.0.0.1:8000 it talks to a real server instead.
const server = process.env.LUDO_SERVER;

export default defineConfig({
  plugins: [svelte(), icons(), ...(server ? [] : [mock()])],
  server: server
    ? { proxy: { '/api': { target: server, ws: true }, '/icons': server, '/art': server, '/healthz': server } }
    : {},
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    // Nothing may become a data: URL, the server's content security policy forbids them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
