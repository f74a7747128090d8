import type { TradeType } from '@investing-platform/schema/operations';
import { toPlain } from '../../numbers/decimal.ts';
import type { Ratio } from '../../tracked/tracked-trade.ts';
import { Known, type KnownRecord } from './known-records.ts';
import { type FoundInstrument, namedInstrument, type OwnInstrument } from './named-instrument.ts';
import {
  CERTAIN,
  type DividendRead,
  type FileRead,
  GUESSED,
  type Named,
  type RowRead,
  type TradeRead,
} from './row-read.ts';

/** A trade that a file brings to a portfolio. */
export interface PlannedTrade extends Omit<TradeRead, 'named' | 'currency' | 'feeCurrency'> {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly feeCurrency: string;
  readonly uniqueIdentifier: string;
}

/** A dividend that a file brings to a portfolio. It waits to be confirmed. */
export interface PlannedDividend extends Omit<DividendRead, 'named' | 'currency'> {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly uniqueIdentifier: string;
}

/** What becomes of a row. */
export interface PlannedRow {
  readonly rowNumber: number;
  readonly rawText: string;
  readonly confidencePercent: number;
  readonly problem: string | null;
  readonly trade: PlannedTrade | null;
  readonly dividend: PlannedDividend | null;
  readonly duplicateOfId: string | null;
}

/** What a file comes to. */
export interface ImportInto {
  readonly own: readonly OwnInstrument[];
  readonly portfolioCurrency: string;
  /** What the portfolio has, or had: what was deleted does not come again. */
  readonly known: readonly KnownRecord[];
  readonly newId: () => string;
}

/** Says of each row what it becomes. What was brought before, from wherever, is not brought again. */
export function planImport({ broker, rows }: FileRead, into: ImportInto): PlannedRow[] {
  const plan = new ImportPlan(broker, into);
  return rows.map((row) => plan.row(row));
}

/** The same row by row, in the order of the file. */
export class ImportPlan {
  readonly #into: ImportInto;
  readonly #known: Known;
  readonly #found = new Map<string, FoundInstrument>();

  constructor(broker: string | null, into: ImportInto) {
    this.#into = into;
    this.#known = new Known(into.known, broker);
  }

  row(row: RowRead): PlannedRow {
    const { rowNumber, rawText, confidencePercent, problem } = row;
    const shown = { rowNumber, rawText, confidencePercent, problem, ...NOTHING };
    const of = this.instrumentOf(row);
    if (of === null) return shown;
    if ('problem' in of) return unplaced(shown, of.problem);
    if (row.trade !== null) return this.#trade(shown, row.trade, of);
    return row.dividend === null ? shown : this.#dividend(shown, row.dividend, of);
  }

  /** Where a row belongs, or why nowhere; null where it tells of nothing. */
  instrumentOf({ trade, dividend }: RowRead): InstrumentOf | { readonly problem: string } | null {
    const read = trade ?? dividend;
    if (read === null) return null;
    const found = this.#find(read.named, read.currency);
    if (found.problem !== null) return { problem: found.problem };
    const { id: instrumentId, currency } = found;
    if (read.currency === null || read.currency === currency) return { instrumentId, currency };
    return { problem: `The row is in ${read.currency}, the instrument in ${currency}.` };
  }

  /** Files name few instruments, many times. */
  #find(named: Named, currency: string | null): FoundInstrument {
    const key = `${named.symbol} ${named.isin} ${named.mic} ${currency}`;
    const found = this.#found.get(key) ?? namedInstrument(named, currency, this.#into.own);
    this.#found.set(key, found);
    return found;
  }

  #trade(shown: PlannedRow, read: TradeRead, of: InstrumentOf): PlannedRow {
    const content = contentOfTrade({ ...read, ...of });
    const { duplicateOfId, uniqueIdentifier } = this.#known.find(content, read.externalId);
    if (duplicateOfId !== null) return { ...shown, duplicateOfId, problem: BEFORE };
    const { named: _, ...rest } = read;
    const feeCurrency = read.feeCurrency ?? of.currency;
    const id = this.#into.newId();
    const trade = { ...rest, ...of, id, feeCurrency, uniqueIdentifier };
    if ([of.currency, this.#into.portfolioCurrency].includes(feeCurrency) || read.fee === '0') {
      return { ...shown, trade: read.fee === '0' ? { ...trade, feeCurrency: of.currency } : trade };
    }
    const problem = `The fee of ${read.fee} ${feeCurrency} is left out: it can be in ${of.currency} only.`;
    return {
      ...shown,
      problem,
      confidencePercent: Math.min(shown.confidencePercent, CERTAIN - 1),
      trade: { ...trade, fee: '0', feeCurrency: of.currency },
    };
  }

  #dividend(shown: PlannedRow, read: DividendRead, of: InstrumentOf): PlannedRow {
    const content = contentOfDividend({ ...read, ...of });
    const { duplicateOfId, uniqueIdentifier } = this.#known.find(content, read.externalId);
    if (duplicateOfId !== null) return { ...shown, duplicateOfId, problem: BEFORE };
    const { named: _, ...rest } = read;
    const id = this.#into.newId();
    return { ...shown, dividend: { ...rest, ...of, id, uniqueIdentifier } };
  }
}

interface InstrumentOf {
  readonly instrumentId: string;
  readonly currency: string;
}

/** It was read well, and a person has to say where it belongs. */
const unplaced = (row: PlannedRow, problem: string): PlannedRow => ({
  ...row,
  problem,
  confidencePercent: Math.min(row.confidencePercent, GUESSED),
});

const NOTHING = { trade: null, dividend: null, duplicateOfId: null } as const;
const BEFORE = 'This was recorded before.';

interface TradeContent extends InstrumentOf {
  readonly tradedOn: string;
  readonly type: TradeType;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly ratio: Ratio | null;
}

/** What makes two trades the same, whoever tells of them. */
export function contentOfTrade(trade: TradeContent): string {
  const { tradedOn, type, instrumentId, quantity, price, currency, ratio } = trade;
  const units = ratio === null ? plain(quantity) : `${ratio.numerator}:${ratio.denominator}`;
  return `${tradedOn} ${type} ${instrumentId} ${units} ${plain(price)} ${currency}`;
}

/** What makes two dividends the same, whoever tells of them. */
export function contentOfDividend(
  dividend: InstrumentOf & { readonly paidOn: string; readonly grossAmount: string },
): string {
  const { paidOn, instrumentId, grossAmount, currency } = dividend;
  return `${paidOn} DIVIDEND ${instrumentId} ${plain(grossAmount)} ${currency}`;
}

const plain = (amount: string | null): string => (amount === null ? '-' : toPlain(amount));
