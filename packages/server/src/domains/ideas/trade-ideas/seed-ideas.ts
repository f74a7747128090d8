import { type AssetRow, assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { NewIdea } from './publish-idea.ts';
import { ideasWithIds, insertIdea } from './trade-ideas.sql.ts';

/** An idea of the demo world; its prices are set beside what the market asked that day. */
export interface DemoIdea
  extends Pick<NewIdea, 'title' | 'thesis' | 'direction' | 'horizon' | 'requiredTier'> {
  readonly id: string;
  readonly expertId: string;
  readonly symbol: string;
  readonly daysAgo: number;
  /** How long it stands. */
  readonly days: number;
}

const CENTS = 2;
/** Fractions of the price of the day, with the wind. */
const [ENTRY_FROM, ENTRY_TO, STOP] = ['-0.02', '0.005', '-0.06'];
const TARGETS = [
  ['0.05', '60'],
  ['0.09', '40'],
] as const;

/** Adds the ideas that are not there yet. What became of them, the market tells as of others. */
export async function seedIdeas(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  ideas: readonly DemoIdea[],
): Promise<void> {
  const known = await deps.db.all(
    ideasWithIds,
    ideas.map(({ id }) => id),
  );
  const missing = ideas.filter(({ id }) => known.every((one) => one.id !== id));
  // Prices of past days take the market's work, which a start does without.
  const writes = await Promise.all(missing.map((idea) => written(deps, idea)));
  await deps.db.transaction(async (tx) => {
    for (const write of writes) if (write !== null) tx.send(...write);
  });
}

async function written({ clock, marketData }: Pick<Deps, 'clock' | 'marketData'>, idea: DemoIdea) {
  const { id, expertId, title, thesis, direction, horizon, requiredTier } = idea;
  const asset = listed(idea.symbol);
  const publishedAt = new Date(clock.now().getTime() - idea.daysAgo * DAY_MS);
  const price = (await marketData.pricesAt([asset.id], [publishedAt])).get(asset.id)?.[0] ?? null;
  if (price === null) return null;
  const beside = (fraction: string): string => {
    const turned = direction === 'LONG' ? decimal(fraction) : decimal(fraction).negated();
    return toPlain(decimal(price).times(turned.plus(1)).toDecimalPlaces(CENTS));
  };
  const [near, far] = [beside(ENTRY_FROM), beside(ENTRY_TO)];
  const [entryLow, entryHigh] = direction === 'LONG' ? [near, far] : [far, near];
  const targets = TARGETS.map(([fraction, allocationPercent]) => ({
    price: beside(fraction),
    allocationPercent,
    hitAt: null,
  }));
  return insertIdea({
    id,
    expertId,
    title,
    thesis,
    direction,
    horizon,
    requiredTier,
    entryLow,
    entryHigh,
    assetId: asset.id,
    stopLoss: beside(STOP),
    confidencePercent: null,
    chartUrl: null,
    targets: JSON.stringify(targets),
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + idea.days * DAY_MS),
  });
}

function listed(symbol: string): AssetRow {
  const [asset] = assetsBySymbol(symbol);
  invariant(asset !== undefined, `the catalogue holds ${symbol}`);
  return asset;
}
