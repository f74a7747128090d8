import { guides } from './guides.ts';
import { domains, type Operation, type Reference } from './reference.ts';
import { type Addresses, line, page } from './text.ts';
import { groupTitle } from './type-page.ts';

/** The first page: guides and domains. */
export function homePage({ operations }: Reference): string {
  const front = { title: 'Reference', description: 'Guides and every operation of the API.' };
  const count = (domain: string) =>
    operations.filter((operation) => operation.domain === domain).length;
  return page({ ...front, outline: false }, [
    '# Investing Platform API',
    `One GraphQL endpoint with ${operations.length} operations: market data, trading, portfolios,
net worth, funding and more, for scripts, spreadsheets, apps and assistants.`,
    '[Get started](/guides/getting-started)',
    '## Guides',
    listOf(Object.entries(guides).map(([name, title]) => `[${title}](/guides/${name})`)),
    '## Operations',
    listOf(
      Object.entries(domains).map(
        ([domain, title]) => `[${title}](/operations/${domain}/) ${count(domain)}`,
      ),
    ),
    '[All operations by name](/operations/)',
  ]);
}

/** Every operation by name. */
export function indexPage({ operations, addresses }: Reference): string {
  const sorted = operations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const items = sorted.map((operation) => summaryOf(operation, addresses));
  return page({ title: 'All operations', outline: false, search: false }, [
    '# All operations',
    summaries(items),
  ]);
}

/** The operations and the types of one domain. */
export function domainPage(domain: string, reference: Reference): string {
  const { operations, typeGroups, addresses } = reference;
  const own = operations.filter((operation) => operation.domain === domain);
  const kinds = ['Query', 'Mutation', 'Subscription'] as const;
  const titles = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' };
  const blocks = kinds.flatMap((kind) => {
    const items = own
      .filter(({ type }) => type === kind)
      .map((operation) => summaryOf(operation, addresses));
    return items.length === 0 ? [] : [`## ${titles[kind]}`, summaries(items)];
  });
  const groups = typeGroups
    .filter((group) => group.domain === domain)
    .map(({ name }) => `[${groupTitle(name)}](/types/${domain}/${name})`);
  return page({ title: domains[domain] ?? domain, outline: [2, 2], search: false }, [
    `# ${domains[domain]}`,
    ...blocks,
    ...(groups.length === 0 ? [] : ['## Types', listOf(groups)]),
  ]);
}

function summaryOf({ name, domain, hints }: Operation, addresses: Addresses): string {
  const mark = hints.built ? '' : ' <span class="badge">not built yet</span>';
  const text = line(hints.summary, addresses, name);
  return `[\`${name}\`](/operations/${domain}/${name}) ${text}${mark}`;
}

function listOf(items: readonly string[]): string {
  return `<div class="links">\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</div>`;
}

function summaries(items: readonly string[]): string {
  return `<div class="facts">\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</div>`;
}
