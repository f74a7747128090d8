import { type Before, earlierTermsAfter, termsOn } from '@investing-platform/rules/networth/terms';

interface OverTime {
  readonly startsOn?: string;
  readonly earlierTerms?: readonly Before<object>[];
}

const picked = (of: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object(of)[name]]));

/** What held before, once a row has taken over what is given of the terms of those names. */
export function earlierTerms(
  row: OverTime,
  given: object,
  names: readonly string[],
  from: string | null | undefined,
): Before<object>[] {
  const thing = { startsOn: String(row.startsOn), earlierTerms: row.earlierTerms ?? [] };
  const changes = names.filter((name) => Object(given)[name] !== undefined);
  const [terms, changed] = [picked(row, names), picked(given, changes)];
  return earlierTermsAfter<object>(thing, terms, changed, from ?? null);
}

/** The row with the terms that held on a day. */
export function rowOn<Row extends object>(row: Row, day: string): Row {
  const { earlierTerms: before = [] }: OverTime = row;
  return { ...row, ...termsOn({ earlierTerms: before }, {}, day) };
}
