import type { Address } from '../route-table.ts';

/** The places of the application, in the order of its menus. */
export const navLinks = [
  { href: '/', text: 'Overview' },
  { href: '/money', text: 'Money' },
  { href: '/credentials', text: 'API credentials' },
  { href: '/apps', text: 'Connected apps' },
  { href: '/account', text: 'Account' },
  { href: '/security', text: 'Security' },
  { href: '/data', text: 'Your data' },
] as const satisfies readonly { readonly href: Address; readonly text: string }[];
