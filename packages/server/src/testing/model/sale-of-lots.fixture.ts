import type { PlaceOrderInput } from '../../domains/trading/orders/place-order.ts';
import { AAPL } from '../../domains/trading/trading.fixture.ts';
import { Decimal, decimal, sum, toPlain } from '../../kernel/decimal.ts';
import type { LotSale } from './wishes/wishes.fixture.ts';

/** An order that names lots from one of them on; null where there is none. */
export function saleOfLots(
  lots: readonly { readonly id: string; readonly free: string }[],
  { which, terms }: { readonly which: number; readonly terms: LotSale },
): PlaceOrderInput | null {
  const { count, most, limitPrice } = terms;
  const first = lots.length === 0 ? 0 : which % lots.length;
  const named = lots.slice(first, first + count).map(({ id, free }) => {
    const whole = decimal(free).floor();
    const part = whole.isZero() ? decimal(free) : Decimal.min(whole, most);
    return { lotId: id, quantity: toPlain(part) };
  });
  if (named.length === 0) return null;
  const price = limitPrice === null ? {} : { limitPrice };
  return {
    assetId: AAPL,
    side: 'SELL',
    type: limitPrice === null ? 'MARKET' : 'LIMIT',
    ...price,
    timeInForce: 'DAY',
    lots: named,
    quantity: toPlain(sum(named.map(({ quantity }) => decimal(quantity)))),
  };
}
