import { CARDS, requireReturnUrl, unknownToken } from '@investing-platform/rules/cards/new-card';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { CardDeps } from '../deps.ts';
import { deadline, processorOf } from '../processor.ts';
import { type CardShown, confirmedUntil, shownCard } from './card-shown.ts';
import {
  cardById,
  cardByToken,
  countCards,
  customerOf,
  insertCard,
  keepCustomer,
} from './cards.sql.ts';
import { CARD_JOB, carryCard } from './carry-card.ts';

export interface SaveNewCardInput {
  /** Of the processor's form; left out: the form is begun. */
  readonly paymentMethodToken?: string | null | undefined;
  readonly setAsDefault?: boolean | undefined;
  readonly returnUrl?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** How far saving a card has come. */
export interface CardSetup {
  readonly card: CardShown | null;
  readonly clientSecret: string | null;
  readonly setupUrl: string | null;
  readonly expiresAt: Date | null;
}

const OPERATION = 'saveNewCard';
const TRIED_AGAIN_SECONDS = 60;
const HOME = '/cards';
const GONE = 'The card was refused or deleted; save it with a new idempotency key';
const AWAY = 'The card processor does not answer now';

/**
 * Begins the processor's form, or saves the card behind the form's token. What becomes of the card
 * if nobody is there any more when the processor answers is a job's.
 *
 * @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT;
 *   PROVIDER_UNAVAILABLE
 */
export async function saveNewCard(
  deps: CardDeps,
  { userId }: UserActor,
  input: SaveNewCardInput,
): Promise<CardSetup> {
  const { paymentMethodToken: token, idempotencyKey } = input;
  processorOf(deps);
  const returnUrl = input.returnUrl ?? `${deps.oauth.issuer}${HOME}`;
  requireReturnUrl(returnUrl);
  const key = { userId, operation: OPERATION, key: idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, key, () =>
      token == null
        ? Promise.resolve(newId(deps.clock, deps.random))
        : storeCard(tx, deps, userId, { ...input, token, returnUrl }),
    ),
  );
  return token == null ? begun(deps, userId, id, returnUrl) : saved(deps, id);
}

async function begun(
  deps: CardDeps,
  userId: string,
  id: string,
  returnUrl: string,
): Promise<CardSetup> {
  const processor = processorOf(deps);
  const known = await deps.db.maybe(customerOf, userId, processor.name);
  const holder = { userId, customerRef: known?.customerRef ?? null };
  const form = await processor.begin(id, holder, returnUrl, deadline());
  if (form.kind === 'unreachable') throw refuse('PROVIDER_UNAVAILABLE', AWAY);
  await deps.db.transaction((tx) => tx.run(keepCustomer, userId, processor.name, form.customerRef));
  const expiresAt = secondsAfter(deps.clock.now(), HOUR_SECONDS);
  return { card: null, clientSecret: form.clientSecret, setupUrl: form.url, expiresAt };
}

/** Writes a card down that the processor is about to be asked for; the same token is one card. */
async function storeCard(
  tx: Transaction,
  deps: CardDeps,
  userId: string,
  input: SaveNewCardInput & { readonly token: string; readonly returnUrl: string },
): Promise<string> {
  const { name } = processorOf(deps);
  await tx.one(lockPerson, userId);
  const known = await tx.maybe(cardByToken, userId, name, input.token);
  if (known !== null) return known.id;
  const { count } = await tx.one(countCards, userId);
  requireRoomFor(CARDS, count);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const wantsDefault = input.setAsDefault === true;
  await tx.run(insertCard, {
    id,
    userId,
    processor: name,
    token: input.token,
    wantsDefault,
    returnUrl: input.returnUrl,
    now,
  });
  await requestJob(tx, { kind: CARD_JOB, key: id, runAt: secondsAfter(now, TRIED_AGAIN_SECONDS) });
  return id;
}

async function saved(deps: CardDeps, id: string): Promise<CardSetup> {
  const before = await deps.db.maybe(cardById, id);
  const answer = before?.status === 'SAVING' ? await carryCard(deps, id) : null;
  if (answer?.kind === 'unreachable') throw refuse('PROVIDER_UNAVAILABLE', AWAY);
  if (answer?.kind === 'unknown token') throw unknownToken();
  const row = await deps.db.maybe(cardById, id);
  if (row === null || row.deletedAt !== null) {
    const reason = answer !== null && 'problem' in answer ? answer.problem : GONE;
    throw refuse('INVALID_STATE', reason);
  }
  const card = shownCard(row, deps.clock.now());
  const isPending = card.status === 'PENDING_SETUP';
  return {
    card,
    clientSecret: null,
    setupUrl: isPending ? row.confirmationUrl : null,
    expiresAt: isPending ? confirmedUntil(row) : null,
  };
}
