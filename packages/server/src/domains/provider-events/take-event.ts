import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../db/interface.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type JobHandler, requestJob } from '../../jobs/jobs.ts';
import { secondsAfter } from '../../kernel/clock.ts';

/** Who sends events: two parties may have providers of one name. */
export type Party = 'CARDS' | 'IDENTITY';

/** An event as its provider signed it. */
export interface ProviderEvent {
  readonly party: Party;
  readonly provider: string;
  readonly eventId: string;
}

/** What became of an event; one that is `unknown` has to come again. */
export type EventTaken = 'taken' | 'unknown';

const insertEvent = statement<
  { eventId: string },
  [party: Party, provider: string, eventId: string, now: Date]
>(
  'events_take',
  `insert into provider_events (party, provider, event_id, received_at) values ($1, $2, $3, $4)
   on conflict (party, provider, event_id) do nothing returning event_id as "eventId"`,
);

const forgetEvents = statement<never, [before: Date, limit: number]>(
  'events_forget',
  `delete from provider_events where (party, provider, event_id) in (
     select party, provider, event_id from provider_events where received_at < $1
     order by received_at limit $2)`,
);

const FORGET_JOB = 'provider_events.forget';
/** Longer than any provider sends an event again. */
const KEPT_SECONDS = 90 * DAY_SECONDS;
const MAX_FORGOTTEN = 5_000;

/**
 * Takes an event of a provider, once. It is only told what to look at, and a job reads how that
 * stands, so that no order of events leads anywhere else.
 *
 * @param jobAbout the job that looks at what the event is about; null where that is not here yet
 */
export function takeEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { party, provider, eventId }: ProviderEvent,
  jobAbout: (tx: Transaction) => Promise<{ readonly kind: string; readonly key: string } | null>,
): Promise<EventTaken> {
  return db.transaction(async (tx) => {
    const job = await jobAbout(tx);
    if (job === null) return 'unknown';
    const now = clock.now();
    const isNew = (await tx.maybe(insertEvent, party, provider, eventId, now)) !== null;
    if (isNew) await requestJob(tx, { ...job, runAt: now });
    return 'taken';
  });
}

/** Forgets events that no provider sends again. */
export function oldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobHandler {
  return {
    kind: FORGET_JOB,
    everySeconds: DAY_SECONDS,
    async run() {
      const now = clock.now();
      const before = secondsAfter(now, -KEPT_SECONDS);
      const count = await db.transaction((tx) => tx.run(forgetEvents, before, MAX_FORGOTTEN));
      return count === MAX_FORGOTTEN ? now : null;
    },
  };
}
