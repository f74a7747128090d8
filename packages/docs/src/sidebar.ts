import { guides } from './guides.ts';
import { domains, type Reference } from './reference.ts';
import { groupTitle } from './type-page.ts';

export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/**
 * The sidebar by path: guides and domains everywhere, and of the domain that a page is in also its
 * operations and types. All operations on each page would be most of its size.
 */
export function sidebars(reference: Reference): Readonly<Record<string, readonly SidebarItem[]>> {
  const names = Object.keys(domains);
  const inDomain = names.flatMap((domain) => {
    const items = sidebar(reference, domain);
    return [
      [`/operations/${domain}/`, items],
      [`/types/${domain}/`, items],
    ] as const;
  });
  return Object.fromEntries([...inDomain, ['/', sidebar(reference, null)]]);
}

function sidebar(reference: Reference, open: string | null): readonly SidebarItem[] {
  const guideItems = Object.entries(guides).map(([name, text]) => ({
    text,
    link: `/guides/${name}`,
  }));
  const domainItems = Object.entries(domains).map(([domain, text]) => ({
    text,
    link: `/operations/${domain}/`,
    ...(domain === open ? { items: itemsOf(reference, domain) } : {}),
  }));
  const shared = typeItems(reference, 'base');
  return [
    // Whatever folds has a link: without one the theme makes a button with a button in it.
    { text: 'Guides', link: firstOf(guideItems), collapsed: open !== null, items: guideItems },
    { text: 'Operations', items: [{ text: 'All by name', link: '/operations/' }, ...domainItems] },
    { text: 'Shared types', link: firstOf(shared), collapsed: true, items: shared },
  ];
}

function firstOf([first]: readonly SidebarItem[]): string {
  return first?.link ?? '/';
}

function itemsOf(reference: Reference, domain: string): readonly SidebarItem[] {
  const operations = reference.operations
    .filter((operation) => operation.domain === domain)
    .map(({ name }) => ({ text: name, link: `/operations/${domain}/${name}` }));
  const types = typeItems(reference, domain);
  return types.length === 0
    ? operations
    : [...operations, { text: 'Types', link: firstOf(types), collapsed: true, items: types }];
}

function typeItems({ typeGroups }: Reference, domain: string): readonly SidebarItem[] {
  return typeGroups
    .filter((group) => group.domain === domain)
    .map(({ name }) => ({ text: groupTitle(name), link: `/types/${domain}/${name}` }));
}
