import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay, startOfDay } from '../../../kernel/days.ts';
import type { Decimal } from '../../../kernel/decimal.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { minorUnits } from '../../../kernel/money.ts';

/** Days of accounts are New York's. */
const ZONE = 'America/New_York';

/** A period with its first and its last instant. */
export interface Period {
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
  readonly from: Date;
  readonly to: Date;
}

export function periodOf(startsOn: CivilDate, endsOn: CivilDate): Period {
  return { startsOn, endsOn, from: startOfDay(ZONE, startsOn), to: endOfDay(ZONE, endsOn) };
}

/** Money as it stands on paper: `-1,234.50`. */
export function money(amount: Decimal | string, currency: string): string {
  const [whole = '', part] = decimal(amount).toFixed(minorUnits(currency)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** A quantity or a price, with all its digits. */
export const exactly = (amount: Decimal | string): string => toPlain(decimal(amount));

/** The day of an instant in New York. */
export const dayOn = (at: Date): CivilDate => dayIn(ZONE, at);
