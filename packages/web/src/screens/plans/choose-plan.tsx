import { subscribeUser } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Review } from '../../parts/dialogs/review.tsx';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { useCardLimit } from '../../parts/payments/use-card-limit.ts';
import { dayText, moneyText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import type { CostOfChange } from './cost-of-change.ts';
import type { Coupon, Plan, Price, Subscription } from './plan-types.ts';
import { priceText } from './plan-words.ts';

interface ChoosePlanProps {
  readonly plan: Plan;
  readonly price: Price;
  readonly live: Subscription | null;
  readonly liveTier: Plan['tier'] | null;
  /** The plan in force, whoever pays for it. */
  readonly tier: Plan['tier'];
  /** Whether it opens more than the plan in force. */
  readonly isHigher: boolean;
  readonly hadOne: boolean;
  readonly canPay: boolean;
  /** That a first subscription takes. */
  readonly coupon: Coupon | null;
}

/** Chooses a plan after a last look at what it costs. A retry charges nothing twice. */
export function ChoosePlan(props: ChoosePlanProps) {
  const { plan, price, live, liveTier, tier, isHigher, hadOne, canPay, coupon } = props;
  const guarded = useGuarded();
  const keys = useKeys();
  const review = useReview<CostOfChange>();
  const { isBusy, problem, run } = useAction();
  const minimum = useCardLimit(price.currency)?.minimumAmount ?? '0';
  const isCurrent = live !== null && liveTier === plan.tier && live.interval === price.interval;
  if (isCurrent) return <span className="tag good">Your plan</span>;
  const isNext = live?.nextPlan?.id === plan.id && live.nextInterval === price.interval;
  if (isNext) return <span className="tag">From {dayText(live.periodEndsAt)} on</span>;
  // What the operator gives everybody costs nothing, and nothing lower is sold.
  if (live === null && !isHigher) {
    return tier === plan.tier ? <span className="tag good">Yours free of charge</span> : null;
  }
  if (!canPay) {
    const isTrial = live === null && !hadOne && plan.trialDays > 0;
    return isTrial ? <p className="fine">{plan.trialDays} days free of charge</p> : null;
  }
  const choose = async () => {
    const current = live === null || liveTier === null ? null : { ...live, tier: liveTier };
    // The arithmetic is for whoever chooses: nobody waits for it before.
    const { costOfChange } = await import('./cost-of-change.ts');
    const wanted = { plan, price, live: current, hadOne, coupon, minimum, now: new Date() };
    if (!(await review.ask(costOfChange(wanted)))) return;
    const named = coupon === null ? {} : { coupon: coupon.code };
    const request = { planId: plan.id, interval: price.interval, ...named };
    const params = { ...request, idempotencyKey: keys.keyFor(request) };
    const { subscribeUser: made } = await guarded(() => perform(subscribeUser, { params }));
    keys.done();
    if (made.failureCode === null) toasts.show(`You are now on ${plan.name}.`);
  };
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="row-actions">
        <Button
          isBusy={isBusy}
          aria-label={`${labelOf(props)}: ${plan.name}`}
          onClick={() => void run(choose)}
        >
          {labelOf(props)}
        </Button>
      </div>
      {review.asked !== null && (
        <PlanReview
          plan={plan}
          price={price}
          cost={review.asked.subject}
          answer={review.asked.answer}
        />
      )}
    </>
  );
}

function labelOf({ plan, live, hadOne }: ChoosePlanProps): string {
  if (live !== null) return 'Change plan';
  return plan.trialDays > 0 && !hadOne ? `Try it for ${plan.trialDays} days` : 'Subscribe';
}

interface PlanReviewProps {
  readonly plan: Plan;
  readonly price: Price;
  readonly cost: CostOfChange;
  readonly answer: (isMeant: boolean) => void;
}

function PlanReview({ plan, price, cost, answer }: PlanReviewProps) {
  const { begins, discount, credit, chargedNow, currency, nextAt, nextAmount } = cost;
  const isFree = Number(chargedNow) === 0;
  const yes = begins === 'TRIAL' ? 'Begin the trial' : isFree ? 'Change the plan' : 'Pay now';
  return (
    <Review title={`Subscribe to ${plan.name}?`} yes={yes} answer={answer}>
      <dl className="facts order-facts">
        <dt>Price</dt>
        <dd>{priceText(price.amount, price.currency, price.interval)}</dd>
        {Number(discount) > 0 && (
          <>
            <dt>Coupon</dt>
            <dd className="number">-{moneyText(discount, currency)}</dd>
          </>
        )}
        {Number(credit) > 0 && (
          <>
            <dt>Credit for unused days</dt>
            <dd className="number">-{moneyText(credit, currency)}</dd>
          </>
        )}
        <dt>Charged now</dt>
        <dd className="number">{isFree ? 'Nothing' : moneyText(chargedNow, currency)}</dd>
        <dt>{begins === 'LATER' ? 'Takes over on' : 'Next payment'}</dt>
        <dd>
          {nextAmount !== null && `${moneyText(nextAmount, currency)} on `}
          {dayText(nextAt.getTime())}
        </dd>
      </dl>
      {begins === 'LATER' && <p>Until then you keep what you have paid for.</p>}
      <p className="fine">Cancel at any time. Unused days are not refunded.</p>
    </Review>
  );
}
