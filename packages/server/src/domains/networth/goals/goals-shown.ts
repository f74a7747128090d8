import { fundedBy, goalPlan } from '@investing-platform/rules/networth/goal-plan';
import { percentOf } from '@investing-platform/rules/percent';
import type { Deps } from '../../../deps.ts';
import type { NetWorthGoal } from '../../../graphql/generated/resolver-types.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { isIn } from '../asked-portfolios.ts';
import { type OwnedAsset, partOwned } from '../assets/asset-shown.ts';
import { ratesTo } from '../rates.ts';
import type { FundingRule, RecordedGoal } from '../recorded.ts';

/** At which moment goals are told. */
interface Moment {
  readonly at: Date;
  /** `YYYY-MM-DD` where the person is. */
  readonly today: CivilDate;
}

/** Whether what the person owns counts towards one of them. */
export function needAssets(goals: readonly RecordedGoal[]): boolean {
  return goals.some(({ fundingRules }) => fundingRules.length > 0);
}

/**
 * Goals with their progress.
 *
 * @param owned everything that the person owns at that moment; not read where no goal counts any
 */
export async function goalsShown(
  deps: Pick<Deps, 'marketData'>,
  goals: readonly RecordedGoal[],
  owned: readonly OwnedAsset[],
  { at, today }: Moment,
): Promise<NetWorthGoal[]> {
  const from = new Set(owned.map(({ currency }) => currency));
  const into = new Set(goals.filter((goal) => needAssets([goal])).map(({ currency }) => currency));
  const rates = new Map(
    await Promise.all(
      [...into].map(async (to) => [to, await ratesTo(deps, to, from, at)] as const),
    ),
  );
  return goals.map((goal) =>
    goalShown(goal, owned, rates.get(goal.currency) ?? new Map<string, Decimal>(), today),
  );
}

function goalShown(
  goal: RecordedGoal,
  owned: readonly OwnedAsset[],
  rates: ReadonlyMap<string, Decimal | null>,
  today: CivilDate,
): NetWorthGoal {
  const { targetAmount, currency, fundingRules, archived } = goal;
  const worth = (asset: OwnedAsset): Decimal | null => {
    const [part, rate] = [partOwned(asset), rates.get(asset.currency) ?? null];
    return part === null || rate === null ? null : part.times(rate);
  };
  const sources = fundingRules.map((rule) => ({
    sharePercent: rule.sharePercent,
    worth: owned.filter((asset) => counts(rule, asset)).map(worth),
  }));
  const funded = fundedBy(sources, currency);
  const isTold = fundingRules.length === 0;
  const currentAmount = isTold ? goal.currentAmount : funded.currentAmount;
  const plan = goalPlan({ ...goal, currentAmount }, today);
  return {
    ...goal,
    ...plan,
    status: archived ? 'ARCHIVED' : plan.status,
    currentAmount,
    unpricedCount: funded.unpricedCount,
    progressPercent: percentOf(decimal(currentAmount), decimal(targetAmount)) ?? '0',
    fundingRules: fundingRules.map((rule, place) => ({
      ...rule,
      amount: funded.amounts[place] ?? null,
    })),
    createdAt: new Date(goal.createdAt),
    updatedAt: new Date(goal.updatedAt),
  };
}

function counts({ portfolioId, netWorthAssetId }: FundingRule, asset: OwnedAsset): boolean {
  return netWorthAssetId === null
    ? isIn(portfolioId === null ? [] : [portfolioId], asset)
    : asset.id === netWorthAssetId;
}
