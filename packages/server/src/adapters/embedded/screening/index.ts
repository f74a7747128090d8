import type { Screened, Screening, ScreeningHit } from '../../../ports/screening.ts';
import { nameLikeness } from './name-likeness.ts';

interface Listed {
  readonly name: string;
  readonly list: string;
  /** Null where the list has none. */
  readonly bornIn: number | null;
}

/** From here on a person looks. */
const MIN_LIKENESS = 0.94;
/** Somebody of another year of birth is like an entry by chance. */
const OTHER_YEAR = 0.06;
/** How far a year of birth may be off. */
const YEARS = 2;
const MAX_HITS = 20;
const LIST = 'Embedded list';

/**
 * Invented names, so that everybody can see what a hit leads to. A real list is the operator's to
 * choose: whoever opens accounts for real sets up a provider that screens.
 */
const LISTED: readonly Listed[] = [
  { name: 'Viktor Sanktionov', list: LIST, bornIn: 1962 },
  { name: 'Ivana Embargova', list: LIST, bornIn: 1971 },
  { name: 'Abu Sample al-Blocked', list: LIST, bornIn: null },
  { name: 'Listed Example Holdings Limited', list: LIST, bornIn: null },
];

/** Looks people up in a small list that is built in. */
export function embeddedScreening(listed: readonly Listed[] = LISTED): Screening {
  return {
    async hits(screened) {
      return listed
        .map((entry): ScreeningHit => {
          const { name, list } = entry;
          return { name, list, likeness: likenessOf(screened, entry) };
        })
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, MAX_HITS);
    },
  };
}

function likenessOf({ name, dateOfBirth }: Screened, entry: Listed): number {
  const likeness = nameLikeness(name, entry.name);
  if (dateOfBirth === null || entry.bornIn === null) return likeness;
  const isOther = Math.abs(Number(dateOfBirth.slice(0, 4)) - entry.bornIn) > YEARS;
  return isOther ? likeness - OTHER_YEAR : likeness;
}
