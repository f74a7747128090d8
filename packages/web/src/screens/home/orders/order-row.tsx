import { Button } from '../../../parts/button.tsx';
import { momentText, moneyText, plainName } from '../../../parts/text/format.ts';
import type { Order } from '../trading-types.ts';
import { isCancelable, isOpen, statusText } from './order-state.ts';
import { termsText } from './order-words.ts';

interface OrderRowProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly cancel: (order: Order) => void;
}

/** One order and where it stands. */
export function OrderRow({ order, isBusy, cancel }: OrderRowProps) {
  const { side, symbol, status, submittedAt, failureReason, fees, currency } = order;
  const name = `${plainName(side)} ${symbol}`;
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <span className={`tag ${isOpen(order) ? 'busy' : (TONE[status] ?? '')}`}>
          {statusText(status)}
        </span>
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
        {termsText(order)}
        {Number(fees) > 0 && `, ${moneyText(fees, currency)} fees`} · {momentText(submittedAt)}
      </p>
      {failureReason !== null && <p className="fine">{failureReason}</p>}
    </li>
  );
}

const TONE: Readonly<Partial<Record<Order['status'], string>>> = {
  FILLED: 'good',
  REJECTED: 'bad',
};
