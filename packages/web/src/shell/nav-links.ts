import type { Address } from '../route-table.ts';

interface Place {
  readonly href: Address;
  readonly text: string;
  /** Whether it stands in the bar too, which has room for a few. */
  readonly isInBar: boolean;
}

/** The places of the application, in the order of its menus. */
export const navLinks: readonly Place[] = [
  { href: '/', text: 'Overview', isInBar: true },
  { href: '/net-worth', text: 'Net worth', isInBar: true },
  { href: '/portfolios', text: 'Portfolios', isInBar: true },
  { href: '/documents', text: 'Documents', isInBar: false },
  { href: '/sharing', text: 'Sharing', isInBar: true },
  { href: '/household', text: 'Household', isInBar: false },
  { href: '/money', text: 'Money', isInBar: true },
  { href: '/open-account', text: 'Live account', isInBar: false },
  { href: '/crypto', text: 'Crypto transfers', isInBar: false },
  { href: '/credentials', text: 'API credentials', isInBar: true },
  { href: '/apps', text: 'Connected apps', isInBar: false },
  { href: '/approvals', text: 'Approvals', isInBar: false },
  { href: '/account', text: 'Account', isInBar: true },
  { href: '/security', text: 'Security', isInBar: true },
  { href: '/data', text: 'Your data', isInBar: false },
];

/** Whether a page is one's place, or lies below it. */
export function isHere(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
