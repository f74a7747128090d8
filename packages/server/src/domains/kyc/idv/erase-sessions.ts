import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { sessionsToErase } from './sessions.sql.ts';

/** Of jobs; the key is the provider's name, a space and its name of the session. */
const ERASE_JOB = 'kyc.erase_session';
const DEADLINE_MS = 10_000;

/** Has the providers erase what they keep of a person, whose rows go in this transaction. */
export async function eraseSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { provider, providerRef } of await tx.all(sessionsToErase, userId)) {
    await requestJob(tx, { kind: ERASE_JOB, key: `${provider} ${providerRef}`, runAt: now });
  }
}

/**
 * Has a provider erase one session. One that is not set up any more cannot be told: the job is
 * given up in the end, and the operator finds by `list-failed-jobs` what is left to erase by hand.
 */
export function sessionErasing({ identityCheck }: Pick<Deps, 'identityCheck'>): JobHandler {
  return {
    kind: ERASE_JOB,
    everySeconds: null,
    async run(key) {
      const [provider = '', ref = ''] = key.split(' ');
      if (identityCheck?.name !== provider) {
        throw new Error(`IDENTITY_PROVIDER is not ${provider}: nobody can have ${ref} erased`);
      }
      await identityCheck.erase(ref, AbortSignal.timeout(DEADLINE_MS));
      return null;
    },
  };
}
