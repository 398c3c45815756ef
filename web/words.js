// Both languages say the same things, and the page says nothing else: fails with a list otherwise.
import { readdirSync, readFileSync } from 'node:fs';

const idsIn = (file) => new Set([...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]));
const [en, fr] = ['en', 'fr'].map((lang) => idsIn(new URL(`src/words/${lang}.ftl`, import.meta.url)));
const sources = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(new URL(`src/${name}`, import.meta.url), 'utf8'))
  .join('\n');
const said = new Set([...sources.matchAll(/'([a-z][a-z0-9-]*)'/g)].map((hit) => hit[1]));
const stems = [...sources.matchAll(/t\(`([a-z-]+-)\$\{/g)].map((hit) => hit[1]);
const called = new Set([...sources.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((hit) => hit[1]));

const problems = [
  ...[...en].filter((id) => !fr.has(id)).map((id) => `${id}: missing in fr.ftl`),
  ...[...fr].filter((id) => !en.has(id)).map((id) => `${id}: missing in en.ftl`),
  ...[...called].filter((id) => !en.has(id)).map((id) => `${id}: said by the page, not in en.ftl`),
  ...[...en].filter((id) => !said.has(id) && !stems.some((stem) => id.startsWith(stem))).map((id) => `${id}: never said`),
];
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${en.size} messages, in both languages.`);
