/** What an income or an expense may change from a day on. */
const TERMS = ['amount', 'currency', 'frequency'] as const;

type Given = Readonly<Record<string, unknown>>;

/** Terms that held before a day: the first one on which others did. By `before`, ascending. */
export type Before = Given & { readonly before: string };

/** Terms that held before those that are stored as the present ones. */
const earlierTerms = (row: Given): readonly Before[] =>
  (row['earlierTerms'] ?? []) as readonly Before[];

/**
 * What held before, after terms have changed: what was so before `from` stays, and terms of later
 * days give way to the new ones. Without a day, the changes are as if they had always been so.
 */
export function earlierTermsAfter(row: Given, given: Given, from: unknown): readonly Before[] {
  const before = earlierTerms(row);
  const changes = Object.fromEntries(
    TERMS.filter((name) => given[name] != null).map((name) => [name, given[name]]),
  );
  if (Object.keys(changes).length === 0) return before;
  if (typeof from !== 'string') return before.map((terms) => ({ ...terms, ...changes }));
  if (from <= String(row['startsOn'])) return [];
  const kept = before.filter((terms) => terms.before <= from);
  if (kept.at(-1)?.before === from) return kept;
  const then = before.find((terms) => terms.before > from) ?? row;
  return [...kept, { ...termsOf(then), before: from }];
}

const termsOf = (row: Given): Given => Object.fromEntries(TERMS.map((name) => [name, row[name]]));

/** The row with the terms that held on a day. */
export function rowOn<Row extends Given>(row: Row, day: string): Row {
  const then = earlierTerms(row).find(({ before }) => day < before);
  return then === undefined ? row : { ...row, ...termsOf(then) };
}
