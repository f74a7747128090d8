/** A financial year: from the end of one day to the end of another. */
export interface TaxYear {
  readonly from: string;
  readonly to: string;
}

/** As many as a tax office asks about. */
const YEARS = 8;

/**
 * The financial years, the present one first.
 *
 * @param yearEnd the last day of one as month and day, `03-31`
 */
export function taxYears(yearEnd: string, now: Date): readonly [TaxYear, ...TaxYear[]] {
  const today = `${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const current = now.getFullYear() + (today > yearEnd ? 1 : 0);
  const yearTo = (year: number): TaxYear => ({
    from: lastDay(year - 1, yearEnd),
    to: lastDay(year, yearEnd),
  });
  const earlier = Array.from({ length: YEARS - 1 }, (_, index) => yearTo(current - 1 - index));
  return [yearTo(current), ...earlier];
}

/** The end of February is not the same day each year. */
function lastDay(year: number, yearEnd: string): string {
  if (yearEnd !== '02-29' && yearEnd !== '02-28') return `${year}-${yearEnd}`;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-02-${isLeap && yearEnd === '02-29' ? '29' : '28'}`;
}

const pad = (part: number) => String(part).padStart(2, '0');
