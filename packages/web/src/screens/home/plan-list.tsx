import {
  type ListSubscriptionsQuery,
  listSubscriptions,
} from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { moneyText } from '../../parts/format.ts';
import { Loaded } from '../../parts/loaded.tsx';

type Plan = ListSubscriptionsQuery['listSubscriptions'][number];

/** The paid plans, what they cost and what they open. */
export function PlanList() {
  const load = useLoad(readPlans);
  return (
    <Loaded load={load}>
      {(plans) => (
        <ul className="plans">
          {plans.map(({ id, name, description, features, prices }) => (
            <li key={id}>
              <h3>{name}</h3>
              <Price prices={prices} />
              <p className="fine">{description}</p>
              <ul className="ticks">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Price({ prices }: Pick<Plan, 'prices'>) {
  const monthly = prices.find(({ interval }) => interval === 'MONTH');
  if (monthly === undefined) return null;
  return (
    <p className="number price">
      <strong>{moneyText(monthly.amount, monthly.currency)}</strong>{' '}
      <span className="fine">{monthly.currency} a month</span>
    </p>
  );
}

async function readPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  const { listSubscriptions: plans } = await api.request(listSubscriptions, {}, { signal });
  return plans.filter(({ tier }) => tier !== 'FREE');
}
