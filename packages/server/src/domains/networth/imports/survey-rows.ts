import { Names } from '@investing-platform/rules/networth/imports/known-records';
import type { ImportPlan } from '@investing-platform/rules/networth/imports/plan-import';
import { eachBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type CurrencyOn, keyOf } from './rates-of-days.ts';
import type { PackedFile } from './reading/read-apart.ts';

/** Rows that are looked at without a pause. */
export const ROWS_AT_ONCE = 500;

/** What has to be known before the rows of a file are taken over. */
export interface Surveyed {
  /** How many rows there are of each instrument, in the order of the file. */
  readonly rowsOf: ReadonlyMap<string, number>;
  /** The names that the broker gave. */
  readonly names: readonly string[];
  readonly currencies: ReadonlyMap<string, CurrencyOn>;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** Goes through the rows of a file once, before anything is locked. */
export async function surveyRows(
  { broker, rows }: PackedFile,
  plan: ImportPlan,
): Promise<Surveyed> {
  const rowsOf = new Map<string, number>();
  const currencies = new Map<string, CurrencyOn>();
  const names: string[] = [];
  const named = new Names(broker);
  let [from, to]: [CivilDate | null, CivilDate | null] = [null, null];
  await eachBreathing(rows, ROWS_AT_ONCE, (row) => {
    const day = row.trade?.tradedOn ?? row.dividend?.paidOn;
    if (day === undefined) return;
    if (from === null || day < from) from = day;
    if (to === null || day > to) to = day;
    const of = plan.instrumentOf(row);
    if (of === null || 'problem' in of) return;
    const { instrumentId, currency } = of;
    rowsOf.set(instrumentId, (rowsOf.get(instrumentId) ?? 0) + 1);
    currencies.set(keyOf(currency, day), [currency, day]);
    const { externalId = null } = row.trade ?? row.dividend ?? {};
    if (externalId !== null) names.push(named.next('', externalId));
  });
  return { rowsOf, names, currencies, from, to };
}
