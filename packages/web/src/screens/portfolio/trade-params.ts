import type {
  CreateTradeInput,
  TradeType,
  UpdateRelayTradeInput,
} from '@investing-platform/schema/operations';
import { changesOf } from '../../parts/forms/changes.ts';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { optionsOf } from '../../parts/text/options.ts';
import type { Trade } from './portfolio-types.ts';

/** What a type of trade is told by. */
export type TradeField = 'quantity' | 'price' | 'costBasis' | 'capitalAmount' | 'ratio';

export const TRADE_TYPES = [
  'BUY',
  'SELL',
  'OPENING_BALANCE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'SPLIT',
  'CONSOLIDATION',
  'BONUS',
  'CAPITAL_RETURN',
  'CAPITAL_CALL',
  'ADJUST_COST_BASIS',
  'MERGE_IN',
  'MERGE_OUT',
  'CANCEL',
] as const satisfies readonly TradeType[];

const WORDS: Readonly<Record<TradeType, string>> = {
  BUY: 'Bought',
  SELL: 'Sold',
  OPENING_BALANCE: 'Held since before',
  TRANSFER_IN: 'Moved in from elsewhere',
  TRANSFER_OUT: 'Moved elsewhere',
  SPLIT: 'Split: one became several',
  CONSOLIDATION: 'Consolidation: several became one',
  BONUS: 'Bonus units',
  CAPITAL_RETURN: 'Capital paid back',
  CAPITAL_CALL: 'Capital called in',
  ADJUST_COST_BASIS: 'Cost set anew',
  MERGE_IN: 'Received in a merger',
  MERGE_OUT: 'Given up in a merger',
  CANCEL: 'Canceled without payment',
};

export const typeOptions = optionsOf(TRADE_TYPES, WORDS);

/** What happened, for the person. */
export function tradeText(type: TradeType): string {
  return WORDS[type].replace(/:.*/, '');
}

const FIELDS: Readonly<Record<TradeType, readonly TradeField[]>> = {
  BUY: ['quantity', 'price'],
  SELL: ['quantity', 'price'],
  OPENING_BALANCE: ['quantity', 'price'],
  TRANSFER_IN: ['quantity', 'price'],
  TRANSFER_OUT: ['quantity'],
  SPLIT: ['ratio'],
  CONSOLIDATION: ['ratio'],
  BONUS: ['quantity'],
  CAPITAL_RETURN: ['capitalAmount'],
  CAPITAL_CALL: ['capitalAmount'],
  ADJUST_COST_BASIS: ['costBasis'],
  MERGE_IN: ['quantity', 'costBasis'],
  MERGE_OUT: ['quantity'],
  CANCEL: ['quantity'],
};

/** What is asked about a trade; one that was brought with a cost in place of a price keeps it. */
export function fieldsOf(type: TradeType, trade: Trade | null): readonly TradeField[] {
  const isByCost = trade !== null && trade.price === null && trade.costBasis !== null;
  return FIELDS[type].map((field) => (field === 'price' && isByCost ? 'costBasis' : field));
}

/** What the form says of a new trade. */
export function newTrade(
  values: FormValues,
  portfolioId: string,
  instrumentId: string,
): CreateTradeInput {
  const type = values.oneOf('type', TRADE_TYPES);
  const { note, exchangeRate, fee, tradedOn, ...told } = toldOf(values, type, null);
  return {
    portfolioId,
    instrumentId,
    type,
    tradedOn,
    fee,
    ...told,
    ...(note !== null && { note }),
    ...(exchangeRate !== null && { exchangeRate }),
  };
}

/** What the form says is not as it was. */
export function changedTrade(values: FormValues, trade: Trade): UpdateRelayTradeInput {
  const { ratio, ...told } = toldOf(values, trade.type, trade);
  const isSameRatio = JSON.stringify(ratio) === JSON.stringify(trade.ratio ?? undefined);
  return {
    id: trade.id,
    ...changesOf(told, trade),
    ...(ratio !== undefined && !isSameRatio && { ratio }),
  };
}

type Told = Pick<CreateTradeInput, 'tradedOn' | 'ratio'> & {
  readonly fee: string;
  readonly exchangeRate: string | null;
  readonly note: string | null;
} & { [Field in Exclude<TradeField, 'ratio'>]?: string };

function toldOf(values: FormValues, type: TradeType, trade: Trade | null): Told {
  const told: Told = {
    tradedOn: values.text('tradedOn'),
    fee: values.decimal('fee') ?? '0',
    exchangeRate: values.decimalOrNull('exchangeRate'),
    note: values.orNull('note'),
  };
  for (const field of fieldsOf(type, trade)) {
    if (field === 'ratio') {
      const [numerator, denominator] = [values.text('numerator'), values.text('denominator')];
      told.ratio = { numerator: Number(numerator), denominator: Number(denominator) };
    } else told[field] = values.decimal(field) ?? '0';
  }
  return told;
}
