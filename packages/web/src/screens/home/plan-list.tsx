import {
  type ListSubscriptionsQuery,
  listSubscriptions,
} from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { Loaded } from '../../parts/loaded.tsx';

type Plan = ListSubscriptionsQuery['listSubscriptions'][number];

/** The paid plans and what they open. No prices: this server cannot charge them. */
export function PlanList() {
  const load = useLoad(readPlans);
  return (
    <Loaded load={load}>
      {(plans) => (
        <ul className="plans">
          {plans.map(({ id, name, description, features }) => (
            <li key={id}>
              <h3>{name}</h3>
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

async function readPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  const { listSubscriptions: plans } = await api.request(listSubscriptions, {}, { signal });
  return plans.filter(({ tier }) => tier !== 'FREE');
}
