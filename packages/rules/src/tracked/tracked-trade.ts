import type { FieldProblem } from '@investing-platform/schema';
import type { TradeType } from '@investing-platform/schema/operations';
import { type Decimal, decimal } from '../numbers/decimal.ts';
import { badInput, type PlatformError } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';
import type { LotSelections } from './tracked-lots.ts';

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** What a trade says, whoever recorded it. Amounts are in the currency of the instrument. */
export interface TradeTerms {
  readonly type: TradeType;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly ratio: Ratio | null;
  readonly costBasis: string | null;
  readonly capitalAmount: string | null;
  readonly lotSelections: LotSelections;
}

/** A trade that counts. */
export interface TrackedTrade extends TradeTerms {
  readonly id: string;
  readonly tradedOn: CivilDate;
  /** In `feeCurrency`: the instrument's or the portfolio's. */
  readonly fee: string;
  readonly feeCurrency: string;
  /** Units of the portfolio's currency for one of the instrument's. */
  readonly exchangeRate: string;
}

type Field = 'quantity' | 'price' | 'ratio' | 'costBasis' | 'capitalAmount';

interface Fields {
  readonly needs: readonly Field[];
  /** Exactly one of these. */
  readonly oneOf?: readonly [Field, Field];
}

const BROUGHT: Fields = { needs: ['quantity'], oneOf: ['costBasis', 'price'] };
const COUNTED: Fields = { needs: ['quantity'] };

const FIELDS: Readonly<Record<TradeType, Fields>> = {
  BUY: { needs: ['quantity', 'price'] },
  SELL: { needs: ['quantity', 'price'] },
  OPENING_BALANCE: BROUGHT,
  TRANSFER_IN: BROUGHT,
  MERGE_IN: { needs: ['quantity', 'costBasis'] },
  SPLIT: { needs: ['ratio'] },
  CONSOLIDATION: { needs: ['ratio'] },
  CAPITAL_RETURN: { needs: ['capitalAmount'] },
  CAPITAL_CALL: { needs: ['capitalAmount'] },
  ADJUST_COST_BASIS: { needs: ['costBasis'] },
  BONUS: COUNTED,
  MERGE_OUT: COUNTED,
  TRANSFER_OUT: COUNTED,
  CANCEL: COUNTED,
};

const ALL: readonly Field[] = ['quantity', 'price', 'ratio', 'costBasis', 'capitalAmount'];

/** Whether trades of a type may have a field. */
export function allowsField(type: TradeType, field: Field | 'lotSelections'): boolean {
  if (field === 'lotSelections') return type === 'SELL';
  const { needs, oneOf } = FIELDS[type];
  return needs.includes(field) || (oneOf?.includes(field) ?? false);
}

/** Every field that a trade of its type lacks or may not have; paths begin with `params`. */
export function tradeProblems(trade: TradeTerms): FieldProblem[] {
  const { type, ratio, lotSelections, quantity } = trade;
  const { needs, oneOf } = FIELDS[type];
  const found: FieldProblem[] = [];
  const add = (field: string, message: string) => found.push({ path: `params.${field}`, message });
  for (const field of ALL) {
    const isGiven = trade[field] !== null;
    if (needs.includes(field) && !isGiven) add(field, `is needed for ${type}`);
    if (isGiven && !allowsField(type, field)) add(field, `does not go with ${type}: leave it out`);
  }
  if (oneOf !== undefined) {
    const [one, other] = oneOf;
    const [hasOne, hasOther] = [trade[one] !== null, trade[other] !== null];
    if (hasOne === hasOther) {
      const message = hasOne
        ? `goes not together with ${other}`
        : `or ${other} is needed for ${type}`;
      add(one, message);
    }
  }
  if (ratio !== null && allowsField(type, 'ratio')) {
    const growth = ratio.numerator - ratio.denominator;
    if (type === 'SPLIT' && growth <= 0) add('ratio', 'must have more new units than old ones');
    if (type === 'CONSOLIDATION' && growth >= 0) {
      add('ratio', 'must have fewer new units than old ones');
    }
  }
  if (lotSelections.length > 0) found.push(...selectionProblems(type, lotSelections, quantity));
  return found;
}

/** A trade as it is told, to be recorded. */
export interface ToldTrade extends TradeTerms {
  readonly tradedOn: CivilDate;
  readonly feeCurrency: string | null;
  /** Null where it is not given. */
  readonly exchangeRate: string | null;
}

/** What a trade may be told in. */
export interface TradeCurrencies {
  /** Of the instrument. */
  readonly currency: string;
  readonly portfolioCurrency: string;
}

/** Every field that cannot be of a trade that happened by a day; paths begin with `params`. */
export function toldProblems(
  trade: ToldTrade,
  { currency, portfolioCurrency }: TradeCurrencies,
  today: CivilDate,
): FieldProblem[] {
  const { tradedOn, feeCurrency, exchangeRate } = trade;
  const found = tradeProblems(trade);
  const add = (field: string, message: string) => found.push({ path: `params.${field}`, message });
  if (tradedOn > today) add('tradedOn', 'must not be in the future');
  const known = [...new Set([currency, portfolioCurrency])];
  if (feeCurrency !== null && !known.includes(feeCurrency)) {
    add('feeCurrency', `must be ${known.join(' or ')}`);
  }
  if (exchangeRate !== null && currency === portfolioCurrency && !decimal(exchangeRate).equals(1)) {
    add('exchangeRate', `must be 1 or left out: instrument and portfolio are in ${currency}`);
  }
  return found;
}

function selectionProblems(
  type: TradeType,
  selections: LotSelections,
  quantity: string | null,
): FieldProblem[] {
  const problem = (message: string): FieldProblem[] => [{ path: 'params.lotSelections', message }];
  if (type !== 'SELL') return problem(`does not go with ${type}: leave it out`);
  const names = new Set(selections.map(({ tradeId }) => tradeId.toLowerCase()));
  if (names.size < selections.length) return problem('names a purchase twice');
  let sum: Decimal = decimal(0);
  for (const selection of selections) sum = sum.plus(selection.quantity);
  return quantity !== null && !sum.equals(quantity) ? problem('must sum to quantity') : [];
}

/**
 * What happens first within a day: units are there before they are split, and are sold last. The
 * order in which trades were recorded says nothing.
 */
const PLACE_IN_DAY: Readonly<Record<TradeType, number>> = {
  OPENING_BALANCE: 0,
  SPLIT: 1,
  CONSOLIDATION: 2,
  BONUS: 3,
  TRANSFER_IN: 4,
  MERGE_IN: 5,
  BUY: 6,
  CAPITAL_CALL: 7,
  CAPITAL_RETURN: 8,
  ADJUST_COST_BASIS: 9,
  TRANSFER_OUT: 10,
  MERGE_OUT: 11,
  CANCEL: 12,
  SELL: 13,
};

const AMOUNTS = ['price', 'quantity', 'costBasis', 'capitalAmount', 'fee', 'exchangeRate'] as const;

/** By day, and within a day by what they are, never by when they were recorded. */
export function inOrder(left: TrackedTrade, right: TrackedTrade): number {
  if (left.tradedOn !== right.tradedOn) return left.tradedOn < right.tradedOn ? -1 : 1;
  const places = PLACE_IN_DAY[left.type] - PLACE_IN_DAY[right.type];
  if (places !== 0) return places;
  for (const name of AMOUNTS) {
    const [one, other] = [left[name], right[name]];
    const difference = one === other ? 0 : decimal(one ?? 0).comparedTo(other ?? 0);
    if (difference !== 0) return difference;
  }
  return left.id < right.id ? -1 : 1;
}

/** To be thrown where neither the input nor the market tells a price. */
export const priceNeeded = (): PlatformError =>
  badInput('params.price', 'is needed: no price of that day is known');
