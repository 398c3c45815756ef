import type { RouteEntry } from './lib/router.svelte';
import Campaign from './screens/Campaign.svelte';
import Credits from './screens/Credits.svelte';
import Home from './screens/Home.svelte';
import Join from './screens/Join.svelte';
import Make from './screens/Make.svelte';
import NewTable from './screens/NewTable.svelte';
import Replay from './screens/Replay.svelte';
import Rules from './screens/Rules.svelte';
import Table from './screens/Table.svelte';

/** Every page of the site. A new page is one line here and one component. */
export const routes: RouteEntry[] = [
  { path: '', screen: Home },
  { path: 'new/:game/:with?/:made?', screen: NewTable },
  { path: 'make/:game/:workshop/:code?', screen: Make },
  { path: 'campaign/:game', screen: Campaign },
  { path: 'join/:table/:invitation', screen: Join },
  { path: 'table/:id', screen: Table },
  { path: 'replay/:id/:step?', screen: Replay },
  { path: 'rules/:game/:clause?', screen: Rules },
  { path: 'credits', screen: Credits },
];

// Canned scenes for looking at and testing the renderer; not part of the built page.
if (import.meta.env.DEV) {
  const { default: Gallery } = await import('../mock/Gallery.svelte');
  routes.push({ path: 'gallery/:name?', screen: Gallery });
}
