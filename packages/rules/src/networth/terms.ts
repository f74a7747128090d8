import { refuse } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';

/** Terms that held before a day: the first one on which others did. */
export type Before<Terms> = Terms & { readonly before: CivilDate };

interface OverTime<Terms> {
  readonly startsOn: CivilDate;
  /** By `before`, ascending. */
  readonly earlierTerms: readonly Before<Terms>[];
}

const MAX_TERMS = 500;

/**
 * What held before, after terms have changed: what was so before `from` stays, and terms of later
 * days give way to the new ones. Without a day, the changes are as if they had always been so.
 *
 * @param current the terms that hold until the change
 * @throws {PlatformError} QUOTA_EXCEEDED for more than 500
 */
export function earlierTermsAfter<Terms extends object>(
  thing: OverTime<Terms>,
  current: Terms,
  changes: Partial<Terms>,
  from: CivilDate | null,
): Before<Terms>[] {
  const { startsOn, earlierTerms } = thing;
  if (Object.keys(changes).length === 0) return [...earlierTerms];
  if (from === null) return earlierTerms.map((terms) => ({ ...terms, ...changes }));
  if (from <= startsOn) return [];
  const kept = earlierTerms.filter(({ before }) => before <= from);
  if (kept.at(-1)?.before === from) return kept;
  const then = earlierTerms.find(({ before }) => before > from) ?? current;
  if (kept.length === MAX_TERMS) {
    throw refuse('QUOTA_EXCEEDED', `Terms may change ${MAX_TERMS} times`);
  }
  return [...kept, { ...then, before: from }];
}

/** What held on a day. */
export function termsOn<Terms extends object>(
  { earlierTerms }: Pick<OverTime<Terms>, 'earlierTerms'>,
  current: Terms,
  day: CivilDate,
): Terms {
  return earlierTerms.find(({ before }) => day < before) ?? current;
}
