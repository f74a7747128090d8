import type { ReactNode } from 'react';
import { moneyText, priceText } from '../../../parts/text/format.ts';
import type { Asset, BrokerAccount } from '../trading-types.ts';
import { estimateOf, type OrderOutline } from './order-estimate.ts';

interface OrderFiguresProps {
  readonly order: OrderOutline;
  readonly asset: Asset;
  readonly account: BrokerAccount;
  /** Further rows of the list. */
  readonly children?: ReactNode;
}

/** What the order comes to, and what it leaves to spend. */
export function OrderFigures({ order, asset, account, children }: OrderFiguresProps) {
  const { currency, buyingPower } = account;
  const estimate = estimateOf(order, asset.quote);
  const isBuy = order.side === 'BUY';
  const isSame = asset.currency === currency;
  const left = isBuy && isSame && estimate ? Number(buyingPower) - estimate.value : null;
  return (
    <>
      <dl className="facts order-facts">
        <dt>{isBuy ? 'Estimated cost' : 'Estimated proceeds'}</dt>
        <dd className="number">
          {estimate === null ? '–' : moneyText(estimate.value.toFixed(2), asset.currency)}
        </dd>
        {estimate !== null && (
          <>
            <dt>
              {order.limitPrice === ''
                ? 'Price, about'
                : isBuy
                  ? 'Price, at most'
                  : 'Price, at least'}
            </dt>
            <dd className="number">{priceText(String(estimate.price), asset.currency)}</dd>
          </>
        )}
        {isBuy && (
          <>
            <dt>You can spend</dt>
            <dd className="number">{moneyText(buyingPower, currency)}</dd>
          </>
        )}
        {left !== null && left >= 0 && (
          <>
            <dt>Left after it</dt>
            <dd className="number">{moneyText(left.toFixed(2), currency)}</dd>
          </>
        )}
        {children}
      </dl>
      {left !== null && left < 0 && (
        <p className="fine stale">That is more than this account’s buying power.</p>
      )}
    </>
  );
}
