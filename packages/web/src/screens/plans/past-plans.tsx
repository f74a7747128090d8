import { Card } from '../../parts/card.tsx';
import { dayText, moneyText } from '../../parts/text/format.ts';
import type { Subscription } from './plan-types.ts';
import { hasEnded, STATES } from './plan-words.ts';

interface PastPlansProps {
  readonly subscriptions: readonly Subscription[];
}

/** What the person had before. */
export function PastPlans({ subscriptions }: PastPlansProps) {
  const past = subscriptions.filter(hasEnded);
  if (past.length === 0) return null;
  return (
    <Card title="Earlier plans">
      <ul className="rows">
        {past.map(({ id, plan, interval, price, status, createdAt, endedAt, failureReason }) => (
          <li className="row" key={id}>
            <div className="row-head">
              <h3>{plan.name}</h3>
              <span className="tag">{STATES[status][1]}</span>
            </div>
            <p className="fine">
              {dayText(createdAt)}
              {endedAt !== null && ` to ${dayText(endedAt)}`} ·{' '}
              {moneyText(price.amount, price.currency)} by the {interval.toLowerCase()}
            </p>
            {failureReason !== null && <p className="fine">{failureReason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
