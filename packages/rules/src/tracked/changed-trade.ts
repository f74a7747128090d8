import type { TradeType } from '@investing-platform/schema/operations';
import { allowsField, type Ratio, type TradeTerms } from './tracked-trade.ts';

type LotSelection = TradeTerms['lotSelections'][number];

/** As much of a recorded trade as its owner may change. */
export interface Changeable {
  readonly type: TradeType;
  readonly tradedOn: string;
  readonly quantity: string | null;
  readonly price: string | null;
  /** Of the instrument. */
  readonly currency: string;
  readonly exchangeRate: string | null;
  readonly fee: string;
  readonly feeCurrency: string;
  readonly ratio: Ratio | null;
  readonly costBasis: string | null;
  readonly capitalAmount: string | null;
  readonly lotSelections: readonly LotSelection[];
  readonly note: string | null;
}

/** What is left out stays; null empties. */
export type ChangeOfTrade = {
  readonly [Field in keyof Omit<Changeable, 'currency'>]?: Changeable[Field] | null | undefined;
};

/** A trade as it is once it is changed. What a new type does not allow goes. */
export function changedTrade<Trade extends Changeable>(
  before: Trade,
  input: ChangeOfTrade,
): Trade & { lotSelections: LotSelection[] } {
  const type = input.type ?? before.type;
  const isNewType = type !== before.type;
  const kept = <Value>(given: Value | undefined, old: Value, isAllowed: boolean): Value | null => {
    if (given !== undefined) return given;
    return isNewType && !isAllowed ? null : old;
  };
  const lots = kept<readonly LotSelection[] | null>(
    input.lotSelections,
    before.lotSelections,
    allowsField(type, 'lotSelections'),
  );
  return {
    ...before,
    type,
    tradedOn: input.tradedOn ?? before.tradedOn,
    quantity: kept(input.quantity, before.quantity, allowsField(type, 'quantity')),
    price: kept(input.price, before.price, allowsField(type, 'price')),
    ratio: kept(input.ratio, before.ratio, allowsField(type, 'ratio')),
    costBasis: kept(input.costBasis, before.costBasis, allowsField(type, 'costBasis')),
    capitalAmount: kept(
      input.capitalAmount,
      before.capitalAmount,
      allowsField(type, 'capitalAmount'),
    ),
    lotSelections: [...(lots ?? [])],
    fee: input.fee ?? before.fee,
    feeCurrency:
      input.feeCurrency === undefined ? before.feeCurrency : (input.feeCurrency ?? before.currency),
    exchangeRate: input.exchangeRate === undefined ? before.exchangeRate : input.exchangeRate,
    note: input.note === undefined ? before.note : input.note,
  };
}
