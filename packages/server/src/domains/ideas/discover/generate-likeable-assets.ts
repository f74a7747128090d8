import { createHash } from 'node:crypto';
import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { DAY_MS } from '@investing-platform/schema/durations';
import { instruments } from '@investing-platform/schema/instruments';
import type { AssetClass } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { ifAnswered } from '../../market/index.ts';
import { dealtTo, saveDealt } from './discover.sql.ts';
import { rankings } from './rankings.ts';

export interface GenerateLikeableAssetsInput {
  /** 1 to 50, default 20. */
  readonly count?: number | undefined;
  readonly assetClasses?: readonly AssetClass[] | null | undefined;
  readonly excludeAssetIds?: readonly string[] | null | undefined;
  /** Default: by chance. */
  readonly seed?: string | null | undefined;
}

type DeckDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

const USUAL_COUNT = 20;
const SPARKLINE_DAYS = 31;
/** What fits at all, and what popularity adds at most. */
const BASE_FIT = 60;
const POPULAR_FIT = 40;
const SEED_BYTES = 16;

/**
 * Deals assets that the person has no opinion of, the best fit first: those of the classes that
 * they prefer, the more liked the better. What was dealt within a day comes again only where
 * nothing else is left.
 */
export async function generateLikeableAssets(
  deps: DeckDeps,
  actor: Actor,
  input: GenerateLikeableAssetsInput,
) {
  const { userId } = requireUser(actor);
  const now = deps.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const known = await deps.db.one(dealtTo, userId, since);
  const preferred = known.assetClasses ?? [];
  const classes = input.assetClasses ?? (preferred.length > 0 ? preferred : null);
  const left = new Set([...known.judged, ...lowerCased(input.excludeAssetIds ?? [])]);
  const fitting = instruments.filter(
    ({ id, tradable, assetClass }) =>
      tradable && !left.has(id) && (classes === null || classes.includes(assetClass)),
  );
  const dealt = new Set(known.dealt);
  const fresh = fitting.filter(({ id }) => !dealt.has(id));
  const fits = await fitOf(deps);
  const seed = input.seed ?? Buffer.from(deps.random.bytes(SEED_BYTES)).toString('hex');
  const deck = (fresh.length > 0 ? fresh : fitting)
    .map((asset) => ({ asset, fit: fits(asset.id), order: orderIn(seed, asset.id) }))
    .sort((a, b) => b.fit - a.fit || (a.order < b.order ? -1 : 1))
    .slice(0, input.count ?? USUAL_COUNT);
  const ids = deck.map(({ asset }) => asset.id);
  if (ids.length > 0) await deps.db.transaction((tx) => tx.run(saveDealt, userId, ids, now));
  const deckId = newId(deps.clock, deps.random);
  return Promise.all(
    deck.map(async ({ asset, fit }, place) => ({
      id: newId(deps.clock, deps.random),
      deckId,
      position: place + 1,
      asset,
      reason: reasonFor(asset, fit > BASE_FIT, preferred),
      fitPercent: String(fit),
      sparkline: await closes(deps, asset.id),
    })),
  );
}

export type LikeableAssetRow = Awaited<ReturnType<typeof generateLikeableAssets>>[number];

const lowerCased = (ids: readonly string[]): string[] => ids.map((id) => id.toLowerCase());

/** How well each asset fits, from the likes of everybody. */
async function fitOf(deps: DeckDeps): Promise<(id: string) => number> {
  const liked = (await rankings(deps)).byKind.get('MOST_LIKED') ?? [];
  const most = Number(liked[0]?.value ?? 0);
  const likes = new Map(liked.map(({ id, value }) => [id, Number(value)]));
  return (id) =>
    BASE_FIT + (most === 0 ? 0 : Math.round((POPULAR_FIT * (likes.get(id) ?? 0)) / most));
}

function orderIn(seed: string, id: string): string {
  return createHash('sha256').update(`${seed}:${id}`).digest('hex');
}

function reasonFor(
  { name, assetClass }: Pick<AssetRow, 'name' | 'assetClass'>,
  isLiked: boolean,
  preferred: readonly AssetClass[],
): string {
  if (isLiked) return `Many people like ${name}.`;
  if (preferred.includes(assetClass)) return `${name} is of a kind that you prefer.`;
  return `You have no opinion of ${name} yet.`;
}

/** Empty where the source does not answer. */
async function closes({ marketData, clock }: DeckDeps, assetId: string): Promise<string[]> {
  const to = clock.now();
  const from = new Date(to.getTime() - SPARKLINE_DAYS * DAY_MS);
  const asked = { assetId, from, to, timeframe: 'DAY_1', limit: SPARKLINE_DAYS } as const;
  const bars = await ifAnswered(() =>
    marketData.bars({ ...asked, adjustment: 'SPLIT', extendedHours: false }),
  );
  return (bars ?? []).map(({ close }) => close);
}
