import { sentence } from '../../../api/problem.ts';
import { Review } from '../../../parts/dialogs/review.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { momentText, moneyText, quantityText } from '../../../parts/text/format.ts';
import type { Asset, BrokerAccount, OrderPreview } from '../trading-types.ts';
import type { OrderOutline } from './order-estimate.ts';
import { standsText } from './order-params.ts';
import { PreviewFigures } from './preview-figures.tsx';

interface OrderReviewProps {
  readonly order: OrderOutline;
  readonly timeInForce: string;
  readonly asset: Asset;
  readonly account: BrokerAccount;
  readonly preview: OrderPreview;
  readonly answer: (isMeant: boolean) => void;
}

/** The last look at an order: what will happen, at about which price, from which account. */
export function OrderReview(props: OrderReviewProps) {
  const { order, timeInForce, asset, account, preview, answer } = props;
  const { side, quantity, notional, limitPrice } = order;
  const refusals = preview.refusals.map(({ message }) => sentence(message));
  const verb = side === 'BUY' ? 'Buy' : 'Sell';
  const size =
    notional === ''
      ? `${quantityText(quantity)} ${asset.symbol}`
      : `${asset.symbol} for ${moneyText(notional, asset.currency)}`;
  return (
    <Review
      title={`${verb} ${size}?`}
      yes={`${verb} ${asset.symbol}`}
      refusals={refusals}
      answer={answer}
    >
      <p className="fine">
        {asset.name} · {account.name}, with {account.tradingMode === 'LIVE' ? 'real' : 'play'}{' '}
        money.
      </p>
      <PreviewFigures order={order} preview={preview}>
        <dt>Time in force</dt>
        <dd>{standsText(timeInForce)}</dd>
      </PreviewFigures>
      {preview.waits === true && (
        <Notice kind="warn">
          The market is closed. The order waits until{' '}
          {preview.worksAt === null ? 'it opens' : momentText(preview.worksAt)}, at the price of
          that time.
        </Notice>
      )}
      <p className="fine">
        {limitPrice === ''
          ? 'The market moves until it trades.'
          : 'It trades at this price or better, or not at all.'}
      </p>
    </Review>
  );
}
