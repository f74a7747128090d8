import { moneyText, quantityText } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { Review } from '../../parts/review.tsx';
import type { OrderOutline } from './order-estimate.ts';
import { OrderFigures } from './order-figures.tsx';
import { standsText } from './order-params.ts';
import type { Asset, BrokerAccount } from './trading-types.ts';

interface OrderReviewProps {
  readonly order: OrderOutline;
  readonly timeInForce: string;
  readonly asset: Asset;
  readonly account: BrokerAccount;
  readonly answer: (isMeant: boolean) => void;
}

/** The last look at an order: what will happen, at about which price, from which account. */
export function OrderReview({ order, timeInForce, asset, account, answer }: OrderReviewProps) {
  const { side, quantity, notional, limitPrice } = order;
  const verb = side === 'BUY' ? 'Buy' : 'Sell';
  const size =
    notional === ''
      ? `${quantityText(quantity)} ${asset.symbol}`
      : `${asset.symbol} for ${moneyText(notional, asset.currency)}`;
  return (
    <Review title={`${verb} ${size}?`} yes={`${verb} ${asset.symbol}`} answer={answer}>
      <p className="fine">
        {asset.name}. {account.name}, with play money.
      </p>
      <OrderFigures order={order} asset={asset} account={account}>
        <dt>Stands</dt>
        <dd>{standsText(timeInForce)}</dd>
      </OrderFigures>
      {asset.quote?.session === 'CLOSED' && (
        <Notice kind="warn">
          The market is closed.{' '}
          {timeInForce === 'IOC'
            ? 'An order that trades only at once will be refused.'
            : 'The order waits for the opening, at the price of that time.'}
        </Notice>
      )}
      <p className="fine">
        {limitPrice === ''
          ? 'The market moves until it trades. Fees are listed with the order.'
          : 'It trades at this price or better, or not at all. Fees are listed with the order.'}
      </p>
    </Review>
  );
}
