import type { ReactNode } from 'react';
import { moneyText, priceText } from '../../../parts/text/format.ts';
import type { OrderPreview } from '../trading-types.ts';
import type { OrderOutline } from './order-estimate.ts';

interface PreviewFiguresProps {
  readonly order: OrderOutline;
  readonly preview: OrderPreview;
  /** Further rows of the list. */
  readonly children: ReactNode;
}

/** What the server says that the order comes to: fees, what it holds, and what is left then. */
export function PreviewFigures({ order, preview, children }: PreviewFiguresProps) {
  const { currency, price, value, fees, cashNeeded, buyingPowerAfter } = preview;
  const isBuy = order.side === 'BUY';
  const money = (amount: string | null) => (amount === null ? '–' : moneyText(amount, currency));
  return (
    <dl className="facts order-facts">
      <dt>{isBuy ? 'Estimated cost' : 'Estimated proceeds'}</dt>
      <dd className="number">{money(value)}</dd>
      {price !== null && (
        <>
          <dt>Price, about</dt>
          <dd className="number">{priceText(price, currency)}</dd>
        </>
      )}
      <dt>Fees, about</dt>
      <dd className="number">{money(fees)}</dd>
      {isBuy && (
        <>
          <dt>Reserved, at most</dt>
          <dd className="number">{money(cashNeeded)}</dd>
          <dt>Buying power after it</dt>
          <dd className="number">{money(buyingPowerAfter)}</dd>
        </>
      )}
      {children}
    </dl>
  );
}
