import { type Before, earlierTermsAfter, termsOn } from '@investing-platform/rules/networth/terms';

interface OverTime<Terms> {
  readonly startsOn?: string;
  readonly earlierTerms?: readonly Before<Terms>[];
}

/** What held before, once a row has taken over what is given of the terms of that name. */
export function earlierTerms<Terms extends object>(
  row: OverTime<Terms> & Partial<Terms>,
  given: { readonly [Name in keyof Terms]?: Terms[Name] | null | undefined },
  names: readonly (string & keyof Terms)[],
  from: string | null | undefined,
): Before<Terms>[] {
  const thing = { startsOn: String(row.startsOn), earlierTerms: row.earlierTerms ?? [] };
  const changes = names.filter((name) => given[name] !== undefined);
  return earlierTermsAfter(thing, picked(row, names), picked(given, changes), from ?? null);
}

const picked = (of: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object(of)[name]])) as never;

/** The row with the terms that held on a day. */
export function rowOn<Row extends object>(row: Row, day: string): Row {
  const { earlierTerms: before = [] }: OverTime<object> = row;
  return { ...row, ...termsOn({ earlierTerms: before }, {}, day) };
}
