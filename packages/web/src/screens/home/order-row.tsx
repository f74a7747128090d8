import { Button } from '../../parts/button.tsx';
import { momentText, moneyText, plainName, priceText, quantityText } from '../../parts/format.ts';
import { isCancelable } from './order-state.ts';
import type { Order } from './trading-types.ts';

interface OrderRowProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly cancel: (order: Order) => void;
}

/** One order and where it stands. */
export function OrderRow({ order, isBusy, cancel }: OrderRowProps) {
  const { side, symbol, status, submittedAt, rejectReason } = order;
  const name = `${plainName(side)} ${symbol}`;
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <span className={status === 'FILLED' ? 'tag good' : 'tag'}>{plainName(status)}</span>
        {isCancelable(order) && (
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={`Cancel ${name}`}
            onClick={() => cancel(order)}
          >
            Cancel
          </Button>
        )}
      </div>
      <p className="fine">
        {terms(order)}, {momentText(submittedAt)}
        {rejectReason !== null && `. ${rejectReason}`}
      </p>
    </li>
  );
}

function terms(order: Order): string {
  const { quantity, notional, quantityFilled, averageFilledPrice, limitPrice, currency } = order;
  if (averageFilledPrice !== null) {
    return `${quantityText(quantityFilled)} at ${priceText(averageFilledPrice, currency)}`;
  }
  const size = quantity === null ? moneyText(notional ?? '0', currency) : quantityText(quantity);
  return limitPrice === null
    ? `${size} at the market`
    : `${size} at ${priceText(limitPrice, currency)}`;
}
