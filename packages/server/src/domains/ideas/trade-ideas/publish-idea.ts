import { type IdeaTerms, termsProblem } from '@investing-platform/rules/ideas/idea-terms';
import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { SubscriptionTier, TradeIdeaHorizon } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { expertBySlug } from '../experts.sql.ts';
import type { StoredIdea } from './trade-idea.ts';
import { addUpdate, insertIdea, lockIdea, openIdeaCount, withdrawIdea } from './trade-ideas.sql.ts';

/** An idea as the operator publishes it for an expert. Amounts are plain decimals. */
export interface NewIdea extends IdeaTerms {
  /** The expert's slug. */
  readonly expert: string;
  /** `TICKER` or `TICKER.MIC`. */
  readonly symbol: string;
  /** 1 to 200 characters. */
  readonly title: string;
  /** Markdown of 1 to 20,000 characters. */
  readonly thesis: string;
  readonly horizon: TradeIdeaHorizon;
  readonly requiredTier: SubscriptionTier;
  /** From 0 to 100; null: the expert does not say. */
  readonly confidencePercent: string | null;
  /** An https address. */
  readonly chartUrl: string | null;
  /** Null: it does not lapse. */
  readonly expiresAt: Date | null;
}

/** Ideas that are open at once: each is looked at twice a minute. */
const MAX_OPEN = 1_000;
const MAX_TITLE = 200;
const MAX_TEXT = 20_000;
const MAX_UPDATES = 100;

/**
 * Publishes an idea. Its outcome is the market's: nobody states prices of it afterwards.
 *
 * @throws {PlatformError} BAD_USER_INPUT naming the field; NOT_FOUND for the expert or the asset;
 *   INVALID_STATE where 1,000 ideas are open
 */
export async function publishIdea(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  idea: NewIdea,
): Promise<{ readonly id: string }> {
  const { title, thesis, direction, horizon, entryLow, entryHigh, stopLoss } = idea;
  const { confidencePercent, requiredTier, chartUrl, expiresAt } = idea;
  const now = deps.clock.now();
  requireText('title', title, MAX_TITLE);
  requireText('thesis', thesis, MAX_TEXT);
  const wrong = termsProblem(idea);
  if (wrong !== null) throw badInput(wrong.field, wrong.problem);
  if (chartUrl !== null && !/^https:\/\/\S+$/.test(chartUrl))
    throw badInput('chartUrl', 'must be an https address');
  if (expiresAt !== null && expiresAt <= now) throw badInput('expiresAt', 'must be in the future');
  const { count } = await tx.one(openIdeaCount);
  if (count >= MAX_OPEN) throw refuse('INVALID_STATE', `${MAX_OPEN} ideas are open already`);
  const expert = await tx.maybe(expertBySlug, idea.expert);
  if (expert === null) throw notFound('Expert', 'expert', 'there is no expert with this slug');
  const id = newId(deps.clock, deps.random);
  const targets = idea.targets.map((target) => ({ ...target, hitAt: null }));
  tx.send(
    ...insertIdea({
      id,
      title,
      thesis,
      direction,
      horizon,
      entryLow,
      entryHigh,
      stopLoss,
      confidencePercent,
      requiredTier,
      chartUrl,
      expiresAt,
      expertId: expert.id,
      assetId: theAssetBySymbol('symbol', idea.symbol).id,
      targets: JSON.stringify(targets),
      publishedAt: now,
    }),
  );
  return { id };
}

/**
 * Ends an idea as of now. What it came to is told by the prices until now, which the next look at
 * the market adds; an idea that reached its stop or its last target before ends there.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for one that has ended
 */
export async function endIdea(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  id: string,
): Promise<StoredIdea> {
  const idea = await openIdea(tx, id);
  if (idea.withdrawnAt !== null) throw refuse('INVALID_STATE', 'The idea is ended already');
  await tx.run(withdrawIdea, id, clock.now());
  return idea;
}

/**
 * Adds what the expert says about an idea since.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT; INVALID_STATE for one that has ended, or that
 *   has 100 updates
 */
export async function addIdeaUpdate(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  id: string,
  text: string,
): Promise<StoredIdea> {
  requireText('text', text, MAX_TEXT);
  const idea = await openIdea(tx, id);
  if (idea.updates.length >= MAX_UPDATES)
    throw refuse('INVALID_STATE', `The idea has ${MAX_UPDATES} updates already`);
  const at = clock.now();
  await tx.run(addUpdate, id, at, JSON.stringify([{ at: at.toISOString(), text }]));
  return idea;
}

async function openIdea(tx: Transaction, id: string): Promise<StoredIdea> {
  const idea = await tx.maybe(lockIdea, id);
  if (idea === null) throw notFound('TradeIdea');
  if (idea.closedAt !== null) throw refuse('INVALID_STATE', 'The idea has ended');
  return idea;
}

function requireText(field: string, text: string, most: number): void {
  if (text.trim() === '') throw badInput(field, 'must not be empty');
  if (text.length > most) throw badInput(field, `must have at most ${most} characters`);
}
