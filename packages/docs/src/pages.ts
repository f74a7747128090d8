import { errorCodes } from '@investing-platform/schema';
import { type Exchange, unanswered } from './examples/exchange.ts';
import { guides, readGuides } from './guides.ts';
import { operationPage } from './operation-page.ts';
import { domainPage, homePage, indexPage } from './overview-pages.ts';
import { domains, type Reference } from './reference.ts';
import { typePage } from './type-page.ts';

/** Every page as Markdown, by its path without the ending. */
export function pagesOf(
  reference: Reference,
  exchanges: ReadonlyMap<string, Exchange>,
): ReadonlyMap<string, string> {
  const linked = withErrors(reference);
  const filled = readGuides(linked);
  return new Map([
    ['index', homePage(linked)],
    ['operations/index', indexPage(linked)],
    ...Object.keys(guides).map((name) => [`guides/${name}`, filled.get(name) ?? ''] as const),
    ...Object.keys(domains).map(
      (domain) => [`operations/${domain}/index`, domainPage(domain, linked)] as const,
    ),
    ...linked.operations.map(
      (operation) =>
        [
          `operations/${operation.domain}/${operation.name}`,
          operationPage(operation, exchanges.get(operation.name) ?? unanswered(operation), linked),
        ] as const,
    ),
    ...linked.typeGroups.map(
      (group) => [`types/${group.domain}/${group.name}`, typePage(group, linked)] as const,
    ),
  ]);
}

/** Error codes have a place in a guide. */
function withErrors(reference: Reference): Reference {
  const codes = Object.keys(errorCodes).map((code) => [code, `/guides/errors#${code}`] as const);
  return { ...reference, addresses: new Map([...reference.addresses, ...codes]) };
}
