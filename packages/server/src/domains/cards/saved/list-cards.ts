import type { UserActor } from '../../../kernel/actor.ts';
import type { CardDeps } from '../deps.ts';
import { type CardShown, shownCard } from './card-shown.ts';
import { cardsOfUser } from './cards.sql.ts';

export interface ListCardsInput {
  readonly ids?: readonly string[] | null | undefined;
}

/** The caller's cards, the default one first. One statement. */
export async function listCards(
  { db, clock }: Pick<CardDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  { ids }: ListCardsInput,
): Promise<CardShown[]> {
  const rows = await db.all(cardsOfUser, userId, ids ?? null);
  const now = clock.now();
  return rows.map((row) => shownCard(row, now));
}
