import type { CredentialStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { ConnectionAnswer } from '../../../ports/broker-connection.ts';
import { disconnectAccounts, TooManyPositions } from '../../trading/index.ts';
import { type CredentialRow, storedCredential } from './credentials.sql.ts';
import type { CredentialDeps } from './deps.ts';
import { openKeys } from './keys.ts';
import { dueProbes, expireCredentials, noteProbe, probeLater } from './probe-credential.sql.ts';
import { syncAccounts } from './sync-accounts.ts';

const DEADLINE_MS = 10_000;
const RETRY_SECONDS = 60;
/** How often an account that works is read again. */
const SYNC_SECONDS = 300;
const EVERY_SECONDS = 30;
const PAGE = 100;
const IN_FLIGHT = 10;

type Accepted = Extract<ConnectionAnswer, { kind: 'ok' }>;

/**
 * Asks the broker whether it accepts a credential, and reads its accounts. A broker that does not
 * answer is asked again for a day.
 */
export async function probeCredential(deps: CredentialDeps, credentialId: string): Promise<void> {
  const credential = await deps.db.one(storedCredential, credentialId);
  const connection = deps.brokerConnections.get(credential.provider);
  if (connection === undefined || credential.sealedValues === null) return;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const keys = openKeys(deps, credential);
  const answer = await connection.read(keys, credential.tradingMode === 'LIVE', signal);
  if (answer.kind === 'ok') await acceptWhole(deps, credential, answer);
  else if (answer.kind === 'refused') await refuseKeys(deps, credential, answer.reason);
  else await putOff(deps, credential, answer.reason);
}

/** An account that is too large is not read in part: its owner is told, and the log. */
async function acceptWhole(
  deps: CredentialDeps,
  credential: CredentialRow,
  answer: Accepted,
): Promise<void> {
  try {
    await accept(deps, credential, answer);
  } catch (error) {
    if (!(error instanceof TooManyPositions)) throw error;
    deps.log.warn({ err: error, credentialId: credential.id }, 'accounts are too large to be read');
    const now = deps.clock.now();
    const reason = `Its accounts are not read: they hold ${error.message}`;
    await deps.db.transaction((tx) =>
      tx.maybe(noteProbe, {
        id: credential.id,
        readAt: credential.updatedAt,
        status: 'ACTIVE',
        reason,
        failureCode: 'TOO_MANY_POSITIONS',
        capabilities: answer.capabilities,
        nextProbeAt: later(now, SYNC_SECONDS),
        expiresAt: answer.expiresAt,
        verifiedAt: now,
      }),
    );
  }
}

async function accept(
  deps: CredentialDeps,
  credential: CredentialRow,
  { accounts, capabilities, expiresAt }: Accepted,
): Promise<void> {
  const now = deps.clock.now();
  const next = later(now, SYNC_SECONDS);
  await deps.db.transaction(async (tx) => {
    const noted = await tx.maybe(noteProbe, {
      id: credential.id,
      readAt: credential.updatedAt,
      status: 'ACTIVE',
      reason: null,
      failureCode: null,
      capabilities,
      nextProbeAt: next,
      expiresAt,
      verifiedAt: now,
    });
    // Its owner has changed or deleted it meanwhile.
    if (noted !== null) await syncAccounts(tx, deps, credential, accounts);
  });
}

async function refuseKeys(
  deps: CredentialDeps,
  credential: CredentialRow,
  reason: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const noted = await tx.maybe(noteProbe, {
      id: credential.id,
      readAt: credential.updatedAt,
      status: 'INVALID',
      reason,
      failureCode: 'REFUSED',
      capabilities: null,
      nextProbeAt: null,
      expiresAt: null,
      verifiedAt: null,
    });
    if (noted !== null) await tx.run(disconnectAccounts, [credential.id], deps.clock.now());
  });
}

async function putOff(
  deps: CredentialDeps,
  credential: CredentialRow,
  reason: string,
): Promise<void> {
  const now = deps.clock.now();
  const isOver =
    credential.status === 'PENDING' &&
    credential.probeUntil !== null &&
    now >= credential.probeUntil;
  const status: CredentialStatus = isOver ? 'INVALID' : credential.status;
  const next = isOver ? null : later(now, RETRY_SECONDS);
  await deps.db.transaction((tx) =>
    tx.maybe(noteProbe, {
      id: credential.id,
      readAt: credential.updatedAt,
      status,
      reason,
      failureCode: 'NO_ANSWER',
      capabilities: null,
      nextProbeAt: next,
      expiresAt: null,
      verifiedAt: null,
    }),
  );
}

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);

/** Reads connected accounts again and again, and asks brokers that have not answered. */
export function credentialProbes(deps: CredentialDeps): JobHandler {
  return {
    kind: 'brokerage.credential-probes',
    everySeconds: EVERY_SECONDS,
    async run() {
      await deps.db.transaction((tx) => expire(tx, deps.clock.now()));
      const due = await deps.db.all(dueProbes, deps.clock.now(), PAGE);
      const waiting = due.values();
      const work = async (): Promise<void> => {
        for (const { id } of waiting) await probeSafely(deps, id);
      };
      // All of a page have their deadline within the time of the job.
      await Promise.all(Array.from({ length: IN_FLIGHT }, work));
      return null;
    },
  };
}

/** Ends the credentials whose time is over, and the way to the accounts behind them. */
async function expire(tx: Transaction, now: Date): Promise<void> {
  const ended = await tx.all(expireCredentials, now);
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.run(disconnectAccounts, ids, now);
}

/** One credential that cannot be read keeps no other waiting. */
async function probeSafely(deps: CredentialDeps, id: string): Promise<void> {
  try {
    await probeCredential(deps, id);
  } catch (error) {
    deps.log.error({ err: error, credentialId: id }, 'a credential could not be probed');
    const next = later(deps.clock.now(), SYNC_SECONDS);
    await deps.db.transaction((tx) => tx.run(probeLater, id, next));
  }
}
