import type { CostBasisMethod, TradeType } from '@investing-platform/schema/operations';
import type { HoldingCourse, HoldingDay } from './tracked-holding.ts';
import type { LotTerms } from './tracked-lots.ts';
import type { TrackedTrade } from './tracked-trade.ts';

export const METHODS: readonly CostBasisMethod[] = ['AVERAGE', 'FIFO', 'LIFO', 'HIFO', 'SPECIFIC'];
export const USD: LotTerms = { method: 'FIFO', currency: 'USD', portfolioCurrency: 'USD' };

let count = 0;

export function trade(
  type: TradeType,
  tradedOn: string,
  given: Partial<TrackedTrade> = {},
): TrackedTrade {
  count += 1;
  return {
    id: `t${count}`,
    type,
    tradedOn,
    quantity: null,
    price: null,
    fee: '0',
    feeCurrency: 'USD',
    exchangeRate: '1',
    ratio: null,
    costBasis: null,
    capitalAmount: null,
    lotSelections: [],
    ...given,
  };
}

type Given = Partial<TrackedTrade>;

export const buy = (day: string, quantity: string, price: string, given: Given = {}) =>
  trade('BUY', day, { quantity, price, ...given });
export const sell = (day: string, quantity: string, price: string, given: Given = {}) =>
  trade('SELL', day, { quantity, price, ...given });

export function last({ days }: HoldingCourse): HoldingDay {
  const day = days.at(-1);
  if (day === undefined) throw new Error('nothing happened');
  return day;
}
