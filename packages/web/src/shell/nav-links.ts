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
  { href: '/assistant', text: 'Assistant', isInBar: true },
  { href: '/sharing', text: 'Sharing', isInBar: false },
  { href: '/household', text: 'Household', isInBar: false },
  { href: '/money', text: 'Money', isInBar: true },
  { href: '/open-account', text: 'Live account', isInBar: false },
  { href: '/credentials', text: 'API credentials', isInBar: true },
  { href: '/apps', text: 'Connected apps', isInBar: false },
  { href: '/approvals', text: 'Approvals', isInBar: false },
  { href: '/account', text: 'Account', isInBar: true },
  { href: '/plans', text: 'Plan', isInBar: false },
  { href: '/security', text: 'Security', isInBar: true },
  { href: '/data', text: 'Your data', isInBar: false },
];

/** Places that belong together, which each of their pages shows. */
export interface NavGroup {
  readonly name: string;
  /** Beside the page where there is room; else above it. */
  readonly isRail: boolean;
  readonly links: readonly (readonly [href: Address, text: string])[];
}

const navGroups: readonly NavGroup[] = [
  {
    name: 'Money',
    isRail: false,
    links: [
      ['/money', 'Cash'],
      ['/cards', 'Cards'],
      ['/exchange', 'Exchange'],
      ['/ledger', 'Ledger'],
      ['/crypto', 'Crypto transfers'],
      ['/open-account', 'Live account'],
    ],
  },
  {
    name: 'Settings',
    isRail: true,
    links: [
      ['/account', 'Account'],
      ['/plans', 'Plan'],
      ['/security', 'Security'],
      ['/credentials', 'API credentials'],
      ['/apps', 'Connected apps'],
      ['/approvals', 'Approvals'],
      ['/data', 'Your data'],
    ],
  },
];

/** The places that a page belongs to; null where it stands by itself. */
export function groupOf(path: string): NavGroup | null {
  return navGroups.find(({ links }) => links.some(([href]) => isHere(href, path))) ?? null;
}

/** Whether a page is one's place, or lies below it. */
export function isHere(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
