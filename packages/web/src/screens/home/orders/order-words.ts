import { moneyText, plainName, priceText, quantityText } from '../../../parts/text/format.ts';
import type { Order } from '../trading-types.ts';

/** What has become of an order, in one sentence. */
export function outcomeText(order: Order): string {
  const { side, symbol, status, quantityFilled, averageFilledPrice, currency, failureReason } =
    order;
  if (averageFilledPrice !== null && Number(quantityFilled) > 0) {
    const done = side === 'BUY' ? 'Bought' : 'Sold';
    return `${done} ${quantityText(quantityFilled)} ${symbol} at ${priceText(averageFilledPrice, currency)}.`;
  }
  const name = `${plainName(side)} ${symbol}`;
  if (status === 'REJECTED')
    return `${name} was refused${failureReason ? `: ${failureReason}` : ''}.`;
  return `${name} ${status === 'EXPIRED' ? 'has lapsed' : 'is cancelled'}.`;
}

/** What an order asks for, or what it came to. */
export function termsText(order: Order): string {
  const { quantity, notional, quantityFilled, averageFilledPrice, limitPrice, currency } = order;
  const size = quantity === null ? moneyText(notional ?? '0', currency) : quantityText(quantity);
  if (averageFilledPrice !== null) {
    const filled = quantityText(quantityFilled);
    const part = order.status === 'FILLED' ? filled : `${filled} of ${size}`;
    return `${part} at ${priceText(averageFilledPrice, currency)}`;
  }
  return limitPrice === null
    ? `${size} at the market`
    : `${size} at ${priceText(limitPrice, currency)}`;
}
