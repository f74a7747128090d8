import { listCards, listUserSubscriptions } from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { plansOnSale } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { usePerson } from '../../session/session.ts';
import { CurrentPlan, pauseOf } from './current-plan.tsx';
import { FreeOfCharge } from './free-of-charge.tsx';
import { PastPlans } from './past-plans.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { hasEnded } from './plan-words.ts';
import { ReceiptsCard } from './receipts-card.tsx';

/** The plan in force, what else there is, and what was paid. */
export default function Plans() {
  const { account, email } = usePerson();
  const load = useAnswer(
    listUserSubscriptions,
    { params: { includeEnded: true } },
    { pick: (data) => data.listUserSubscriptions, every: pauseOf },
  );
  const live = load.data?.find((one) => !hasEnded(one)) ?? null;
  // A plan stays in the currency that it was begun in.
  const country = live === null ? account.country : countryOf(live.price.currency);
  const plans = useAnswer(
    plansOnSale,
    { params: country === null ? {} : { country } },
    { pick: (data) => data.listSubscriptions, enabled: load.data !== null },
  );
  const cards = useAnswer(listCards, {}, { pick: (data) => data.listCards });
  return (
    <>
      <Heading lead="What your plan includes, what it costs, and how to change it.">Plan</Heading>
      <div className="stack">
        <Loaded load={load} lines={6}>
          {(subscriptions) => {
            const isSold = plans.data?.some(({ prices }) => prices.length > 0);
            return (
              <>
                {live !== null && <CurrentPlan live={live} cards={cards.data ?? []} />}
                {live === null && isSold === undefined && plans.problem === null && (
                  <Card title="Your plan">
                    <Skeleton lines={2} />
                  </Card>
                )}
                {live === null && isSold !== undefined && (
                  <FreeOfCharge tier={account.tier} email={email} isSold={isSold} />
                )}
                <Card title="Plans">
                  <Loaded load={plans} lines={6}>
                    {(all) => (
                      <Loaded load={cards} lines={6}>
                        {(own) => (
                          <PlanChoice
                            plans={all}
                            live={live}
                            tier={account.tier}
                            hadOne={subscriptions.length > 0}
                            cards={own}
                          />
                        )}
                      </Loaded>
                    )}
                  </Loaded>
                </Card>
                <ReceiptsCard />
                <PastPlans subscriptions={subscriptions} />
              </>
            );
          }}
        </Loaded>
      </div>
    </>
  );
}

/** Where plans are sold in a currency. */
const countryOf = (currency: string): string => (currency === 'NZD' ? 'NZ' : 'US');
