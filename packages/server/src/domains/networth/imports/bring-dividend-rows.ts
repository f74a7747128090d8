import type { PlannedDividend } from '@investing-platform/rules/networth/imports/plan-import';
import { dividendProblem } from '@investing-platform/rules/networth/imports/row-problems';
import { dividendAmounts } from '@investing-platform/rules/tracked/tracked-dividend';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { breathe } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { PackedList } from '../../../kernel/packed-list.ts';
import {
  bringDividends,
  type DividendBrought,
  heldBefore,
  type ImportOf,
} from '../../holdings/index.ts';
import type { Rates } from './rates-of-days.ts';
import { type Outcome, type ToldRows, unstored } from './told-rows.ts';

/** A row that tells of a dividend, and where it stands. */
export interface DividendRow {
  readonly place: number;
  readonly outcome: Outcome;
  readonly dividend: PlannedDividend;
}

interface Bringing {
  readonly rows: PackedList<DividendRow>;
  readonly rates: Rates;
  readonly today: CivilDate;
  readonly told: ToldRows;
}

/** No statement has more rows. */
const ROWS_AT_ONCE = 5_000;
const TOO_MANY = 'It is left out: a person may record 100,000 dividends.';

/** Stores the dividends of a file and tells what became of their rows. Its trades are stored. */
export async function bringDividendRows(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  of: ImportOf,
  { rows, ...bringing }: Bringing,
): Promise<void> {
  let some: DividendRow[] = [];
  for (const row of rows.drain()) {
    some.push(row);
    if (some.length < ROWS_AT_ONCE) continue;
    await bringSome(tx, deps, of, { rows: some, ...bringing });
    some = [];
    await breathe();
  }
  await bringSome(tx, deps, of, { rows: some, ...bringing });
}

interface Some extends Omit<Bringing, 'rows'> {
  readonly rows: readonly DividendRow[];
}

async function bringSome(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  of: ImportOf,
  { rows, rates, today, told }: Some,
): Promise<void> {
  const heldOn = await heldOnDays(tx, of, rows);
  const problems = new Map<string, string>();
  const brought = rows.flatMap(({ dividend }): DividendBrought[] => {
    const { id, paidOn, currency } = dividend;
    const quantity = dividend.quantity ?? heldOn.get(dayOf(dividend)) ?? null;
    const problem = dividendProblem(dividend, quantity, today);
    if (quantity === null || problem !== null) {
      if (problem !== null) problems.set(id, problem);
      return [];
    }
    const gross = { gross: dividend.grossAmount };
    const { perShare } = dividendAmounts(gross, decimal(quantity), currency);
    const exchangeRate = rates(currency, paidOn);
    return [{ ...dividend, quantity, amountPerShare: toPlain(perShare), exchangeRate }];
  });
  const count = await bringDividends(tx, deps, of, brought);
  const stored = new Set(brought.slice(0, count).map(({ id }) => id));
  for (const { place, outcome, dividend } of rows) {
    const problem = problems.get(dividend.id) ?? TOO_MANY;
    told.tell(place, stored.has(dividend.id) ? outcome : unstored(outcome, problem));
  }
}

const dayOf = ({ instrumentId, paidOn }: PlannedDividend): string => `${instrumentId} ${paidOn}`;

/** What was held on the day before, where the file does not say for how much. */
async function heldOnDays(
  tx: Transaction,
  { userId, portfolioId }: ImportOf,
  rows: readonly DividendRow[],
): Promise<ReadonlyMap<string, string>> {
  const asked = rows
    .filter(({ dividend }) => dividend.quantity === null)
    .map(({ dividend: { instrumentId, paidOn } }) => ({
      instrument_id: instrumentId,
      day: paidOn,
    }));
  if (asked.length === 0) return new Map();
  const held = await tx.all(heldBefore, userId, portfolioId, JSON.stringify(asked));
  return new Map(held.map((row) => [`${row.instrumentId} ${row.day}`, row.quantity]));
}
