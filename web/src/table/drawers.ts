/** What can be opened over the table. */
export type Drawer = '' | 'list' | 'log' | 'menu' | 'keys' | 'side' | 'aid';
