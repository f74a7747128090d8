import { notChargeable } from '@investing-platform/rules/cards/refusals';
import type { Reader } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { CardDeps } from '../deps.ts';
import { processorOf } from '../processor.ts';
import { shownCard } from '../saved/card-shown.ts';
import { cardOfUser, cardsOfUser } from '../saved/cards.sql.ts';

/**
 * The card that is to be charged: the one that is named, else the default one.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where there is none that can be charged
 */
export async function chargeableCard(
  reader: Reader,
  deps: Pick<CardDeps, 'clock' | 'cardProcessor'>,
  userId: string,
  cardId: string | null,
): Promise<{ readonly id: string }> {
  const processor = processorOf(deps);
  const row =
    cardId === null
      ? (await reader.all(cardsOfUser, userId, null)).find((one) => one.default)
      : await reader.maybe(cardOfUser, userId, cardId);
  if (cardId !== null && row == null) throw notFound('Card');
  if (row == null) throw notChargeable(null);
  const { status } = shownCard(row, deps.clock.now());
  if (status === 'ACTIVE' && row.processor === processor.name) return { id: row.id };
  throw notChargeable(status);
}

/**
 * The card that a renewal is charged to: the one that is wanted, or the default one where it was
 * deleted; else why there is none.
 */
export async function renewalCard(
  reader: Reader,
  { clock, cardProcessor }: Pick<CardDeps, 'clock' | 'cardProcessor'>,
  userId: string,
  wantedId: string,
): Promise<{ readonly id: string } | { readonly problem: 'NO_CARD' | 'CARD_EXPIRED' }> {
  const cards = await reader.all(cardsOfUser, userId, null);
  const row = cards.find(({ id }) => id === wantedId) ?? cards.find((one) => one.default);
  if (row === undefined || row.processor !== cardProcessor?.name) return { problem: 'NO_CARD' };
  const { status } = shownCard(row, clock.now());
  if (status === 'ACTIVE') return { id: row.id };
  return { problem: status === 'EXPIRED' ? 'CARD_EXPIRED' : 'NO_CARD' };
}
