import { useState } from 'react';
import { Notice } from '../../parts/notice.tsx';
import { cardName, type SavedCard } from '../../parts/payments/card-words.ts';
import { Segments } from '../../parts/segments.tsx';
import { Link } from '../../shell/link.tsx';
import { ChoosePlan } from './choose-plan.tsx';
import { CouponForm, type Looked } from './coupon-form.tsx';
import type { Interval, Plan, Price, Subscription } from './plan-types.ts';
import { insteadText, priceText } from './plan-words.ts';

const INTERVALS = [
  ['MONTH', 'Monthly'],
  ['YEAR', 'Yearly'],
] as const satisfies readonly (readonly [Interval, string])[];

interface PlanChoiceProps {
  readonly plans: readonly Plan[];
  readonly live: Subscription | null;
  /** The plan in force, whoever pays for it. */
  readonly tier: Plan['tier'];
  readonly hadOne: boolean;
  readonly cards: readonly SavedCard[];
}

/** The plans, each with its price where it can be charged. */
export function PlanChoice({ plans, live, tier, hadOne, cards }: PlanChoiceProps) {
  const [interval, setInterval] = useState<Interval>(live?.interval ?? 'MONTH');
  const paid = plans.filter((plan) => plan.tier !== 'FREE');
  const isSold = paid.some(({ prices }) => prices.length > 0);
  const [looked, setLooked] = useState<Looked | null>(null);
  // A coupon is taken with a first subscription.
  const taken = live === null ? looked : null;
  const canPay = cards.some(({ status }) => status === 'ACTIVE');
  return (
    <>
      {isSold && (
        <Segments
          label="How often to pay"
          choices={INTERVALS}
          chosen={interval}
          choose={setInterval}
        />
      )}
      {isSold && !canPay && <CardNeeded cards={cards} />}
      <ul className="plans">
        {paid.map((plan) => {
          const price = plan.prices.find((one) => one.interval === interval);
          return (
            <li key={plan.id}>
              <h3>{plan.name}</h3>
              {price !== undefined && <PlanPrice price={price} looked={taken} />}
              <p className="fine">{plan.description}</p>
              <ul className="ticks">
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {price === undefined && tier === plan.tier && <span className="tag good">Yours</span>}
              {price !== undefined && (
                <ChoosePlan
                  plan={plan}
                  price={price}
                  live={live}
                  liveTier={plans.find(({ id }) => id === live?.plan.id)?.tier ?? null}
                  tier={tier}
                  isHigher={plans.indexOf(plan) > plans.findIndex((one) => one.tier === tier)}
                  hadOne={hadOne}
                  canPay={canPay}
                  coupon={taken?.coupon ?? null}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isSold && live === null && <CouponForm looked={looked} set={setLooked} />}
      {isSold && (
        <p className="fine">
          Prices include taxes. A plan renews until you cancel it, and then runs to the end of the
          period that you have paid for.
        </p>
      )}
    </>
  );
}

function CardNeeded({ cards }: Pick<PlanChoiceProps, 'cards'>) {
  const waiting = cards.find(({ status }) => status === 'PENDING_SETUP');
  if (waiting === undefined) {
    return (
      <Notice>
        A plan is charged to a card. <Link href="/cards">Add a card</Link> first.
      </Notice>
    );
  }
  return (
    <Notice>
      A plan is charged to a card, and {cardName(waiting)} waits to be confirmed at your bank.{' '}
      <Link href="/cards">See your cards</Link>.
    </Notice>
  );
}

interface PlanPriceProps {
  readonly price: Price;
  readonly looked: Looked | null;
}

function PlanPrice({ price, looked }: PlanPriceProps) {
  const { amount, currency, interval } = price;
  const lowered = looked?.priceWith(looked.coupon, price) ?? amount;
  return (
    <>
      <p className="price">{priceText(lowered, currency, interval)}</p>
      {looked !== null && lowered !== amount && (
        <p className="fine">{insteadText(price, looked.coupon)}</p>
      )}
    </>
  );
}
