import type { Transaction } from '../../../db/database.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import type { SavedCard } from '../../../ports/card-processor.ts';
import type { CardDeps } from '../deps.ts';
import { deadline, processorOf } from '../processor.ts';
import { confirmedUntil } from './card-shown.ts';
import {
  type CardRow,
  cardById,
  clearDefault,
  defaultToLast,
  dropCard,
  failCard,
  keepCustomer,
  makeDefault,
  takeCard,
} from './cards.sql.ts';

/** Saves cards whose person left, learns what was confirmed, and gives up what was not. */
export const CARD_JOB = 'cards.save';
const FORGET_JOB = 'cards.forget';
const ASKED_AGAIN_SECONDS = 60;
const UNKNOWN_TOKEN = 'The card processor does not know the card';
const TOO_LATE = 'It was not confirmed at the bank within an hour';

/**
 * Asks the processor once about a card that is not saved yet, and writes down what it says.
 *
 * @returns the processor's answer; null where it was not asked, as everything is known
 */
export async function carryCard(deps: CardDeps, id: string): Promise<SavedCard | null> {
  const row = await deps.db.maybe(cardById, id);
  if (row?.status !== 'SAVING' && row?.status !== 'TO_CONFIRM') return null;
  const processor = processorOf(deps);
  const card = { ...row, id };
  const answer =
    row.setupRef === null
      ? await processor.finish(card, deadline())
      : await processor.readCard(card, row.setupRef, deadline());
  await deps.db.transaction((tx) => noteAnswer(tx, deps, row, answer));
  return answer;
}

async function noteAnswer(
  tx: Transaction,
  deps: CardDeps,
  row: CardRow,
  answer: SavedCard,
): Promise<void> {
  const now = deps.clock.now();
  await tx.one(lockPerson, row.userId);
  const isLate = confirmedUntil(row) <= now;
  switch (answer.kind) {
    case 'saved':
      // What has failed for the person's eyes stays so.
      if (isLate && row.status === 'TO_CONFIRM') {
        await tx.run(failCard, row.id, 'UNCONFIRMED', TOO_LATE, now);
      } else await keepCard(tx, row, answer, 'SAVED', now);
      break;
    case 'to confirm':
      if (isLate) await tx.run(failCard, row.id, 'UNCONFIRMED', TOO_LATE, now);
      else await keepCard(tx, row, answer, 'TO_CONFIRM', now);
      break;
    case 'declined':
    case 'unconfirmed': {
      const status = answer.kind === 'declined' ? 'DECLINED' : 'UNCONFIRMED';
      await tx.run(dropCard, row.id);
      await tx.run(failCard, row.id, status, answer.problem, now);
      break;
    }
    case 'unknown token':
      await tx.run(dropCard, row.id);
      await tx.run(failCard, row.id, 'DECLINED', UNKNOWN_TOKEN, now);
      break;
    case 'unreachable':
      deps.log.warn({ cardId: row.id, problem: answer.problem }, 'a card was not saved yet');
  }
}

async function keepCard(
  tx: Transaction,
  row: CardRow,
  answer: Extract<SavedCard, { readonly customerRef: string }>,
  status: 'SAVED' | 'TO_CONFIRM',
  now: Date,
): Promise<void> {
  const { customerRef, facts } = answer;
  const cardRef = answer.kind === 'saved' ? answer.cardRef : null;
  const [setupRef, url] =
    answer.kind === 'saved' ? [row.setupRef, null] : [answer.setupRef, answer.url];
  await tx.run(keepCustomer, row.userId, row.processor, customerRef);
  const taken = await tx.maybe(takeCard, {
    ...facts,
    id: row.id,
    status,
    customerRef,
    cardRef,
    setupRef,
    confirmationUrl: url,
    now,
  });
  if (taken === null) return;
  if (row.wantsDefault) {
    await tx.run(clearDefault, row.userId);
    await tx.run(makeDefault, row.id);
  }
  await tx.run(defaultToLast, row.userId);
}

/** Has a card forgotten at the processor, once the transaction is there. */
export async function forgetLater(tx: Transaction, id: string, now: Date): Promise<void> {
  await requestJob(tx, { kind: FORGET_JOB, key: id, runAt: now });
}

export function savedCardJobs(deps: CardDeps): JobHandler[] {
  const again = () => secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
  const carry: JobHandler = {
    kind: CARD_JOB,
    everySeconds: null,
    async run(id) {
      await carryCard(deps, id);
      const card = await deps.db.maybe(cardById, id);
      return card?.status === 'SAVING' || card?.status === 'TO_CONFIRM' ? again() : null;
    },
  };
  const forget: JobHandler = {
    kind: FORGET_JOB,
    everySeconds: null,
    async run(id) {
      const { cardRef, processor } = await deps.db.one(cardById, id);
      // Of another processor than the present one, nothing can be asked.
      if (cardRef === null || processor !== deps.cardProcessor?.name) return null;
      return (await deps.cardProcessor.forget(cardRef, deadline())) ? null : again();
    },
  };
  return [carry, forget];
}
