import type { FundingRule } from '@investing-platform/rules/networth/goal-input';
import { fundedBy, goalPlan } from '@investing-platform/rules/networth/goal-plan';
import { percentOf } from '@investing-platform/rules/numbers/percent';
import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthGoal } from '../../../graphql/generated/resolver-types.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { isIn } from '../asked-portfolios.ts';
import { type OwnedAsset, partOwned } from '../assets/asset-shown.ts';
import { ratesTo } from '../rates.ts';
import type { PortfolioParent, RecordedGoal } from '../recorded.ts';

/** At which moment goals are told. */
interface Moment {
  readonly at: Date;
  /** `YYYY-MM-DD` where the person is. */
  readonly today: CivilDate;
}

/** Everything that the person owns at that moment, and which portfolios are parts of others. */
interface Owned {
  readonly assets: readonly OwnedAsset[];
  readonly portfolioParents: readonly PortfolioParent[];
}

/** Whether what the person owns counts towards one of them. */
export function needAssets(goals: readonly RecordedGoal[]): boolean {
  return goals.some(({ fundingRules }) => fundingRules.length > 0);
}

/**
 * Goals with their progress.
 *
 * @param owned without assets where no goal counts any
 */
export async function goalsShown(
  deps: Pick<Deps, 'marketData'>,
  goals: readonly RecordedGoal[],
  owned: Owned,
  { at, today }: Moment,
): Promise<NetWorthGoal[]> {
  const from = new Set(owned.assets.map(({ currency }) => currency));
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
  { assets, portfolioParents }: Owned,
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
    worth: assets.filter(countsFor(rule, portfolioParents)).map(worth),
  }));
  const funded = fundedBy(sources, currency);
  const isTold = fundingRules.length === 0;
  const currentAmount = isTold ? goal.currentAmount : funded.currentAmount;
  const reached = isTold ? decimal(currentAmount) : funded.exactAmount;
  const plan = goalPlan({ ...goal, currentAmount }, today);
  return {
    ...goal,
    ...plan,
    status: archived ? 'ARCHIVED' : plan.status,
    currentAmount,
    unpricedCount: funded.unpricedCount,
    progressPercent: percentOf(reached, decimal(targetAmount)) ?? '0',
    fundingRules: fundingRules.map((rule, place) => ({
      ...rule,
      amount: funded.amounts[place] ?? null,
    })),
    createdAt: new Date(goal.createdAt),
    updatedAt: new Date(goal.updatedAt),
  };
}

function countsFor(
  { portfolioId, netWorthAssetId }: FundingRule,
  parents: readonly PortfolioParent[],
): (asset: OwnedAsset) => boolean {
  if (netWorthAssetId !== null) return ({ id }) => id === netWorthAssetId;
  const within = withParts(parents, portfolioId === null ? [] : [portfolioId]);
  return (asset) => isIn(within, asset);
}
