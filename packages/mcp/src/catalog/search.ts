import MiniSearch from 'minisearch';
import { catalogued, type Found } from './operations.ts';
import { SYNONYMS } from './synonyms.ts';

const MAX_RESULTS = 8;
const MAX_NAME = 80;
const COMMON: ReadonlySet<string> = new Set(
  (
    'a all am an and any are be can did do does for from have how i in is it me much my of off on ' +
    'that the this to was what when where which will year'
  ).split(' '),
);

let index: MiniSearch<{ id: string; name: string; summary: string; words: string }> | undefined;

/** `getUSDBankingDetails` as words. */
const wordsOf = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');

function indexed() {
  if (index !== undefined) return index;
  index = new MiniSearch({
    fields: ['name', 'summary', 'words'],
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return COMMON.has(lower) ? null : lower;
    },
    searchOptions: {
      prefix: (term) => term.length > 3,
      fuzzy: false,
      boost: { name: 3, summary: 2 },
    },
  });
  index.addAll(
    [...catalogued.values()].map(({ name, hints }) => ({
      id: name,
      name: wordsOf(name),
      summary: hints.summary,
      words: hints.description,
    })),
  );
  return index;
}

/** The operations that fit words of people best, at most 8. */
export function findOperations(query: string, kind?: 'READ' | 'WRITE'): readonly Found[] {
  const terms = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const others = terms.flatMap((term) => SYNONYMS[term] ?? []);
  const found = indexed().search({
    combineWith: 'OR',
    queries: [
      { queries: [terms.join(' ')], combineWith: 'OR' },
      ...(others.length > 0
        ? [{ queries: [others.join(' ')], combineWith: 'OR' as const, boostDocument: () => 0.6 }]
        : []),
    ],
  });
  return found
    .flatMap(({ id }) => catalogued.get(String(id)) ?? [])
    .filter(({ hints }) => kind === undefined || hints.kind === kind)
    .slice(0, MAX_RESULTS);
}

/** The operations whose names are nearly this one, nearest first. */
export function operationsNear(name: string): readonly string[] {
  const found = indexed().search(wordsOf(name.slice(0, MAX_NAME)), {
    fields: ['name'],
    combineWith: 'AND',
    fuzzy: 0.3,
  });
  return found.slice(0, 3).map(({ id }) => String(id));
}
