import {
  type ListSubscriptionsQuery,
  listSubscriptions,
} from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { moneyText } from '../../parts/format.ts';
import { Loaded } from '../../parts/loaded.tsx';

type Plan = ListSubscriptionsQuery['listSubscriptions'][number];

/** The paid plans and what they cost. */
export function PlanList() {
  const load = useLoad(readPlans);
  return (
    <Loaded load={load}>
      {(plans) => (
        <ul className="plans">
          {plans.map(({ id, name, description, prices }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p className="number">{priceOf(prices)}</p>
              <p className="fine">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function priceOf(prices: Plan['prices']): string {
  const monthly = prices.find(({ interval }) => interval === 'MONTH');
  return monthly === undefined ? '' : `${moneyText(monthly.amount, monthly.currency)} a month`;
}

async function readPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  const { listSubscriptions: plans } = await api.request(listSubscriptions, {}, { signal });
  return plans.filter(({ tier }) => tier !== 'FREE');
}
