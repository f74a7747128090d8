import {
  cancelSubscription,
  type ListUserSubscriptionsQuery,
  subscribeUser,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { cardName, type SavedCard } from '../../parts/payments/card-words.ts';
import { dayText, moneyText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { Link } from '../../shell/link.tsx';
import { ChargeCardForm } from './charge-card-form.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { Subscription } from './plan-types.ts';
import { couponText, priceText, STATES } from './plan-words.ts';

const LOOK_AGAIN_MS = 3_000;

interface CurrentPlanProps {
  readonly live: Subscription;
  readonly cards: readonly SavedCard[];
}

/** The subscription that goes on: what it costs, what comes next, and how it is changed. */
export function CurrentPlan({ live, cards }: CurrentPlanProps) {
  const { plan, price, interval, status } = live;
  const guarded = useGuarded();
  const { isBusy, problem, run } = useAction();
  const [isLeaving, setLeaving] = useState(false);
  const [tone, text] = STATES[status];
  const again = (cardId: string | null, said: string) =>
    guarded(async () => {
      const params = { planId: plan.id, interval, ...(cardId !== null && { cardId }) };
      await perform(subscribeUser, { params });
      toasts.show(said);
    });
  const isChanging = live.cancelAtPeriodEnd || live.nextPlan !== null;
  return (
    <Card title="Your plan" aside={<span className={`tag ${tone}`}>{text}</span>}>
      <p className="plan-now">
        <strong>{plan.name}</strong>, {priceText(price.amount, price.currency, interval)}
      </p>
      <PaymentNotice live={live} pay={() => again(null, 'The payment is under way.')} />
      <ComingUp live={live} cards={cards} />
      <ProblemNotice problem={problem} />
      <div className="actions">
        {isChanging && (
          <Button
            isBusy={isBusy}
            onClick={() => void run(() => again(null, `You keep ${plan.name}.`))}
          >
            Keep {plan.name}
          </Button>
        )}
        <ChargeCardForm
          live={live}
          cards={cards}
          change={(cardId) => again(cardId, 'The card is changed.')}
        />
        {!live.cancelAtPeriodEnd && (
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            Cancel the plan
          </Button>
        )}
      </div>
      <CancelQuestion live={live} isOpen={isLeaving} close={() => setLeaving(false)} />
    </Card>
  );
}

function ComingUp({ live, cards }: CurrentPlanProps) {
  const { periodEndsAt, nextCharge, nextChargeAt, nextPlan, cancelAtPeriodEnd, cardId } = live;
  const { coupon } = live;
  const card = cards.find(({ id }) => id === cardId);
  return (
    <dl className="facts">
      {live.status === 'TRIALING' && (
        <>
          <dt>Free until</dt>
          <dd>{dayText(periodEndsAt)}</dd>
        </>
      )}
      {cancelAtPeriodEnd && (
        <>
          <dt>Ends on</dt>
          <dd>{dayText(periodEndsAt)}</dd>
        </>
      )}
      {nextPlan !== null && (
        <>
          <dt>Changes to</dt>
          <dd>
            {nextPlan.name}, by the {live.nextInterval?.toLowerCase()}, on {dayText(periodEndsAt)}
          </dd>
        </>
      )}
      {nextCharge !== null && nextChargeAt !== null && (
        <>
          <dt>Next payment</dt>
          <dd>
            {moneyText(nextCharge.amount, nextCharge.currency)} {nextCharge.currency} on{' '}
            {dayText(nextChargeAt)}
          </dd>
        </>
      )}
      {coupon !== null && (
        <>
          <dt>Coupon</dt>
          <dd>{couponText(coupon)}</dd>
        </>
      )}
      <dt>Charged to</dt>
      <dd>
        {card === undefined ? 'No card' : cardName(card)} · <Link href="/cards">Your cards</Link>
      </dd>
    </dl>
  );
}

interface CancelQuestionProps {
  readonly live: Subscription;
  readonly isOpen: boolean;
  readonly close: () => void;
}

function CancelQuestion({ live, isOpen, close }: CancelQuestionProps) {
  const guarded = useGuarded();
  const { id, plan, status, periodEndsAt } = live;
  const isPaid = status === 'ACTIVE' || status === 'TRIALING';
  const work = async () => {
    const params = { id, atPeriodEnd: true };
    await guarded(() => perform(cancelSubscription, { params }, { repeatable: true }));
    toasts.show(isPaid ? `${plan.name} ends on ${dayText(periodEndsAt)}.` : 'The plan is ended.');
  };
  return (
    <Confirm
      isOpen={isOpen}
      title={`Cancel ${plan.name}?`}
      yes="Cancel the plan"
      work={work}
      close={close}
    >
      <p>
        {isPaid
          ? `It holds until ${dayText(periodEndsAt)}, and nothing more is charged. Until then you can take it back.`
          : 'It ends at once, since nothing is paid for.'}
      </p>
      <p>
        Afterwards your account returns to this server’s default plan. Nothing that you entered is
        deleted.
      </p>
    </Confirm>
  );
}

/** How soon to look again, in milliseconds; null where no payment is under way. */
export function pauseOf({ listUserSubscriptions }: ListUserSubscriptionsQuery): number | null {
  const isUnderWay = listUserSubscriptions.some(
    ({ status, confirmationUrl }) => status === 'INCOMPLETE' || confirmationUrl !== null,
  );
  return isUnderWay ? LOOK_AGAIN_MS : null;
}
