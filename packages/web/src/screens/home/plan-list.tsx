import {
  type ListSubscriptionsQuery,
  listSubscriptions,
} from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { Loaded } from '../../parts/loaded.tsx';

type Plan = ListSubscriptionsQuery['listSubscriptions'][number];

/** The paid plans and what they open. Prices are where one of them is chosen. */
export function PlanList() {
  const load = useAnswer(listSubscriptions, {}, { pick: paidPlans });
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

function paidPlans(answer: ListSubscriptionsQuery): readonly Plan[] {
  return answer.listSubscriptions.filter(({ tier }) => tier !== 'FREE');
}
