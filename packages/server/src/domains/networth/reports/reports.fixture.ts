import { statement } from '../../../db/statement.ts';
import { createFlow } from '../flows/write-flow.ts';
import { createGoal } from '../goals/write-goal.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import type { NetWorthWorld } from '../networth.fixture.ts';

/** More than are reported on while somebody waits; nothing is left of any of them. */
export const manyHoldings = statement<never, [userId: string, now: Date]>(
  'test_many_holdings',
  `insert into tracked_holdings (id, user_id, portfolio_id, instrument_id, currency, lots,
     created_at, updated_at)
   select gen_random_uuid(), $1, p.id, gen_random_uuid(), 'USD', '[]', $2, $2
   from generate_series(1, 501), portfolios p where p.user_id = $1 and p.kind = 'ASSETS'`,
);

export const LONG =
  'The house by the lake with the boat shed, the orchard and the long drive down to the road';

/** Things, a debt, plans and names that are long, hold figures, or look like formulas. */
export async function fillNetWorth({ deps, ada }: NetWorthWorld): Promise<void> {
  const { actor } = ada;
  const thing = { currency: 'USD', purchasedOn: '2025-01-10' } as const;
  await recordAsset(deps, actor, {
    ...thing,
    name: LONG,
    category: 'PROPERTY',
    purchasePrice: '1234567.89',
    ownershipPercent: '50',
  });
  await recordAsset(deps, actor, {
    ...thing,
    name: '=HYPERLINK("https://evil.example")',
    category: 'COLLECTIBLE',
    purchasePrice: '4242.42',
  });
  await createLiability(deps, actor, {
    name: 'Mortgage 987654',
    kind: 'MORTGAGE',
    currency: 'USD',
    originalAmount: '300000',
    startsOn: '2025-01-10',
    interestRatePercent: '6.25',
  });
  const monthly = { currency: 'USD', frequency: 'MONTHLY', startsOn: '2025-01-01' } as const;
  await createFlow(deps, actor, 'incomes', {
    ...monthly,
    name: 'Salary',
    category: 'SALARY',
    amount: '7000',
  });
  await createFlow(deps, actor, 'expenses', {
    ...monthly,
    name: 'Rent',
    category: 'HOUSING',
    amount: '1500',
  });
  await createGoal(deps, actor, {
    name: 'A boat',
    kind: 'CUSTOM',
    targetAmount: '90000',
    currency: 'USD',
  });
}
