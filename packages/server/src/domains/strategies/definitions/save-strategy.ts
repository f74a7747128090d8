import { slugsFor } from '@investing-platform/rules/strategies/slug';
import type { Weight } from '@investing-platform/rules/strategies/weights';
import type { SubscriptionTier } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import {
  insertStrategy,
  replaceParts,
  type StrategyValues,
  updateStrategyRow,
} from './strategies.sql.ts';

type SavingDeps = Pick<Deps, 'clock' | 'random'>;

/** A part as it is written. */
export interface NewPart extends Weight {
  readonly note: string | null;
}

export interface NewStrategy {
  /** Null: the platform's own. */
  readonly ownerId: string | null;
  /** Of the platform's own alone. */
  readonly expertId: string | null;
  readonly requiredTier: SubscriptionTier;
  readonly sourceStrategyId: string | null;
  readonly values: StrategyValues;
  readonly parts: readonly NewPart[];
}

/** Writes a new strategy under the first of its slugs that is free; returns its id. */
export async function insertNewStrategy(
  tx: Transaction,
  deps: SavingDeps,
  strategy: NewStrategy,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  const now = strategy.values.publishedAt ?? deps.clock.now();
  const { values, parts, ...origin } = strategy;
  for (const slug of slugsFor(values.name, id)) {
    const inserted = await tx.maybe(insertStrategy, { ...values, ...origin, id, slug, now });
    if (inserted === null) continue;
    await writeParts(tx, deps, id, parts);
    return id;
  }
  invariant(false, 'a slug that ends in the id is free');
}

/** Writes the new values of a strategy, and its parts where they are given. */
export async function saveStrategy(
  tx: Transaction,
  deps: SavingDeps,
  strategy: { readonly id: string; readonly ownerId: string },
  values: StrategyValues,
  parts: readonly NewPart[] | null,
): Promise<void> {
  const { id, ownerId } = strategy;
  await tx.run(updateStrategyRow, { ...values, id, ownerId, now: deps.clock.now() });
  if (parts !== null) await writeParts(tx, deps, id, parts);
}

async function writeParts(
  tx: Transaction,
  deps: SavingDeps,
  strategyId: string,
  parts: readonly NewPart[],
): Promise<void> {
  await tx.run(replaceParts, {
    strategyId,
    ids: parts.map(() => newId(deps.clock, deps.random)),
    assetIds: parts.map(({ asset }) => asset.id),
    weights: parts.map(({ targetPercent }) => toPlain(targetPercent)),
    notes: parts.map(({ note }) => note),
  });
}

/** What searches look through. */
export function searchTextOf(
  name: string,
  description: string | null,
  tags: readonly string[],
): string {
  return [name, description ?? '', ...tags].join(' ').toLowerCase();
}
