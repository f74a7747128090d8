import {
  contentOfDividend,
  type PlannedDividend,
  type PlannedRow,
} from '@investing-platform/rules/networth/imports/plan-import';
import { dividendProblem } from '@investing-platform/rules/networth/imports/row-problems';
import { GUESSED } from '@investing-platform/rules/networth/imports/row-read';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { addDays } from '@investing-platform/rules/time/civil-date';
import { dividendAmounts } from '@investing-platform/rules/tracked/tracked-dividend';
import { complete } from '../contract/complete.ts';
import { find, type Realm } from '../contract/realm.ts';
import { isLink, link, type RowOf } from '../contract/row.ts';
import { dayOf } from '../facts/time.ts';
import { heldOn } from '../facts/tracked.ts';

export type FileRow = RowOf<'NetWorthFile'>;

/** What a portfolio has of dividends, as a file is compared with it. */
export function knownDividends(file: FileRow, realm: Realm) {
  const own = realm.own.list('NetWorthDividend', { portfolioId: file.portfolioId });
  return own.map((row) => ({
    id: row.id,
    uniqueIdentifier: row.uniqueIdentifier == null ? null : String(row.uniqueIdentifier),
    content: contentOfDividend({
      instrumentId: isLink(row.instrument) ? row.instrument.id : '',
      paidOn: String(row.paidOn),
      grossAmount: String(row.grossAmount),
      currency: String(row.currency),
    }),
  }));
}

/**
 * Records the dividend of a row, which waits for the person: of what was held on the day before,
 * where the file does not say of how much.
 *
 * @returns the row; with the reason, and without its dividend, where nothing came of it
 */
export function takeDividend(file: FileRow, row: PlannedRow, at: Date, realm: Realm): PlannedRow {
  const { dividend } = row;
  if (dividend === null) return row;
  const portfolioId = String(file.portfolioId);
  const day = addDays(dividend.paidOn, -1);
  const held = heldOn(realm, portfolioId, dividend.instrumentId, day) ?? '0';
  const quantity = dividend.quantity ?? held;
  const problem = dividendProblem(dividend, quantity, dayOf(at));
  if (problem !== null) return without(row, problem);
  addDividend(file, dividend, quantity, at, realm);
  return row;
}

const without = (row: PlannedRow, problem: string): PlannedRow => ({
  ...row,
  problem,
  dividend: null,
  confidencePercent: Math.min(row.confidencePercent, GUESSED),
});

function addDividend(
  file: FileRow,
  dividend: PlannedDividend,
  quantity: string,
  at: Date,
  realm: Realm,
): void {
  const { id, instrumentId, paidOn, grossAmount, withholdingTax, currency } = dividend;
  const { perShare } = dividendAmounts({ gross: grossAmount }, decimal(quantity), currency);
  const given = {
    portfolioId: file.portfolioId,
    instrument: link('Instrument', instrumentId),
    symbol: find(realm, 'Instrument', instrumentId)?.symbol ?? null,
    state: 'PENDING',
    origin: 'FILE',
    fileId: file.id,
    paidOn,
    quantity,
    perShare: toPlain(perShare),
    grossAmount,
    withholdingTax,
    currency,
    uniqueIdentifier: dividend.uniqueIdentifier,
  };
  const made = complete(realm, 'NetWorthDividend', given, { at });
  realm.own.add('NetWorthDividend', { ...made, id });
}
