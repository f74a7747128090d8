import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import {
  type RebalanceRuleRequest,
  rebalanceRules,
} from '@investing-platform/rules/strategies/rebalance-rule';
import type { RiskLevel } from '@investing-platform/rules/strategies/risk';
import { requireWhole } from '@investing-platform/rules/strategies/weights';
import type { StrategyKind, SubscriptionTier } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { insertNewStrategy, searchTextOf } from './save-strategy.ts';

/** A published strategy of the platform's own. Percents are plain decimals. */
export interface HouseStrategy {
  readonly name: string;
  readonly description: string;
  readonly kind: StrategyKind;
  readonly riskLevel: RiskLevel;
  /** The expert who runs it; null where none does. */
  readonly expertId: string | null;
  readonly requiredTier: SubscriptionTier;
  readonly cashPercent: string;
  readonly weights: readonly (readonly [symbol: string, targetPercent: string, note: string])[];
  readonly rebalanceRules: readonly RebalanceRuleRequest[];
  /** In US dollars. */
  readonly minimumInvestment: string | null;
  readonly tags: readonly string[];
  readonly votingEnabled: boolean;
  readonly publishedAt: Date;
}

const COOLDOWN_DAYS = 7;

const houseNames = statement<{ name: string }>(
  'strategies_house_names',
  'select name from strategies where owner_id is null order by name limit 1000',
);

/** Publishes the platform's own strategies that are not there yet; the others stay as they are. */
export async function seedHouseStrategies(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  strategies: readonly HouseStrategy[],
): Promise<void> {
  const known = new Set((await tx.all(houseNames)).map(({ name }) => name));
  for (const strategy of strategies) {
    if (!known.has(strategy.name)) await publish(tx, deps, strategy);
  }
}

async function publish(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  strategy: HouseStrategy,
): Promise<void> {
  const parts = strategy.weights.map(([symbol, targetPercent, note]) => {
    const [asset] = assetsBySymbol(symbol);
    invariant(asset !== undefined, `the catalogue holds ${symbol}`);
    return { asset, targetPercent: decimal(targetPercent), note };
  });
  requireWhole(parts, decimal(strategy.cashPercent), strategy.name);
  const { name, description, kind, riskLevel, cashPercent, tags, votingEnabled } = strategy;
  await insertNewStrategy(tx, deps, {
    ownerId: null,
    expertId: strategy.expertId,
    requiredTier: strategy.requiredTier,
    sourceStrategyId: null,
    parts,
    values: {
      name,
      description,
      kind,
      riskLevel,
      cashPercent,
      tags,
      votingEnabled,
      status: 'PUBLISHED',
      visibility: 'PUBLIC',
      version: 1,
      rebalanceRules: JSON.stringify(rebalanceRules(strategy.rebalanceRules)),
      cooldownDays: COOLDOWN_DAYS,
      minimumAmount: strategy.minimumInvestment,
      minimumCurrency: strategy.minimumInvestment === null ? null : 'USD',
      searchText: searchTextOf(name, description, tags),
      publishedAt: strategy.publishedAt,
    },
  });
}
