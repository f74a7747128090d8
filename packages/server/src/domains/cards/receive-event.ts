import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { statement } from '../../db/statement.ts';
import { type JobHandler, requestJob } from '../../jobs/jobs.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { CHARGE_JOB } from './charges/carry-charge.ts';
import type { CardDeps } from './deps.ts';
import { CARD_JOB } from './saved/carry-card.ts';

const takeEvent = statement<{ eventId: string }, [processor: string, eventId: string, now: Date]>(
  'cards_take_event',
  `insert into card_events (processor, event_id, received_at) values ($1, $2, $3)
   on conflict (processor, event_id) do nothing returning event_id as "eventId"`,
);

const isKnown = statement<{ known: boolean }, [kind: string, id: string]>(
  'cards_is_known',
  `select case $1 when 'card' then exists (select from cards where id = $2)
     else exists (select from card_charges where id = $2) end as known`,
);

const forgetEvents = statement<never, [before: Date, limit: number]>(
  'cards_forget_events',
  `delete from card_events where (processor, event_id) in (
     select processor, event_id from card_events where received_at < $1
     order by received_at limit $2)`,
);

const FORGET_JOB = 'cards.forget_events';
/** Longer than any processor sends a message again. */
const KEPT_SECONDS = 90 * DAY_SECONDS;
const MAX_FORGOTTEN = 5_000;

/**
 * Takes a message of a processor, once. It is only told what to look at: how that stands, the
 * processor is asked anew, so that no order of messages leads anywhere else.
 *
 * @param body as it came, byte by byte: the signature is over it
 * @returns `forged` for what the processor has not signed; `unknown` where it is about something
 *   that is not here yet, and has to come again
 */
export async function receiveCardEvent(
  { db, clock, cardProcessor }: Pick<CardDeps, 'db' | 'clock' | 'cardProcessor'>,
  processor: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<'taken' | 'forged' | 'unknown'> {
  if (cardProcessor?.name !== processor) return 'forged';
  const event = await cardProcessor.verify(body, headers);
  if (event === null) return 'forged';
  const { about, eventId } = event;
  if (about === null) return 'taken';
  return db.transaction(async (tx) => {
    const { known } = await tx.one(isKnown, about.kind, about.id);
    if (!known) return 'unknown';
    const now = clock.now();
    if ((await tx.maybe(takeEvent, processor, eventId, now)) === null) return 'taken';
    const kind = about.kind === 'card' ? CARD_JOB : CHARGE_JOB;
    await requestJob(tx, { kind, key: about.id, runAt: now });
    return 'taken';
  });
}

/** Forgets messages that no processor sends again. */
export function oldEvents({ db, clock }: Pick<CardDeps, 'db' | 'clock'>): JobHandler {
  return {
    kind: FORGET_JOB,
    everySeconds: DAY_SECONDS,
    async run() {
      const before = secondsAfter(clock.now(), -KEPT_SECONDS);
      await db.transaction((tx) => tx.run(forgetEvents, before, MAX_FORGOTTEN));
      return null;
    },
  };
}
