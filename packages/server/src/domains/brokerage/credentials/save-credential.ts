import {
  credentialValues,
  keySuffix,
  noConnection,
  platformsOwn,
  refuseFixed,
  refuseMissing,
  sameKey,
} from '@investing-platform/rules/brokerage/credentials';
import { CREDENTIALS } from '@investing-platform/rules/brokerage/quotas';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { HOUR_MS } from '@investing-platform/schema/durations';
import type { BrokerProvider, TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { earlierResult, idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { canonicalJson } from '../../../kernel/canonical-json.ts';
import { notFound } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import type { BrokerConnection, BrokerKeys } from '../../../ports/broker-connection.ts';
import { requireStepUp } from '../../account/index.ts';
import { disconnectAccounts } from '../../trading/index.ts';
import { type CredentialShown, credentialOfUser, lockCredential } from './credentials.sql.ts';
import type { CredentialDeps } from './deps.ts';
import { openKeys, sealKeys } from './keys.ts';
import { probeCredential } from './probe-credential.ts';
import {
  countCredentials,
  insertCredential,
  type StoredKey,
  updateCredential,
} from './save-credential.sql.ts';

export interface SaveCredentialInput {
  /** The credential to change; absent: a new one. */
  readonly id?: string | null | undefined;
  readonly provider: BrokerProvider;
  readonly label: string;
  readonly tradingMode: TradingMode;
  readonly values?: readonly { readonly name: string; readonly value: string }[] | null | undefined;
  readonly mfaCode?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

const PROBE_HOURS = 24;

/**
 * Saves the keys to an account with a broker, or changes them, and asks the broker at once whether
 * it accepts them. Refused keys are saved too. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE for a credential of the
 *   platform's own; CONFLICT where another credential holds the same key; QUOTA_EXCEEDED;
 *   MFA_REQUIRED; MFA_INVALID; IDEMPOTENCY_CONFLICT
 */
export async function saveCredential(
  deps: CredentialDeps,
  actor: Actor,
  input: SaveCredentialInput,
): Promise<CredentialShown> {
  const user = requireUser(actor);
  const connection = deps.brokerConnections.get(input.provider);
  if (connection === undefined) throw noConnection();
  const values = credentialValues(connection.fields, input.values ?? []);
  const { userId } = user;
  const request = {
    userId,
    operation: 'saveBrokerCredential',
    key: input.idempotencyKey ?? null,
    // A plain hash of a short secret could be found out by trying.
    input: { ...input, values: deps.secrets.fingerprint(canonicalJson(values), userId) },
  };
  // Whoever sends a request again sends its code again too, which was good for one use.
  const earlier = await earlierResult(deps.db, request);
  if (earlier !== null) return deps.db.one(credentialOfUser, userId, earlier);
  await requireStepUp(deps, user, { mfaCode: input.mfaCode });
  const { id, replayed } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () =>
      input.id == null
        ? insert(tx, deps, userId, connection, input, values)
        : change(tx, deps, userId, connection, { ...input, id: input.id }, values),
    ),
  );
  if (!replayed) await probeCredential(deps, id);
  return deps.db.one(credentialOfUser, userId, id);
}

async function insert(
  tx: Transaction,
  deps: CredentialDeps,
  userId: string,
  connection: BrokerConnection,
  { provider, label, tradingMode }: SaveCredentialInput,
  keys: BrokerKeys,
): Promise<string> {
  refuseMissing(connection.fields, keys);
  await tx.one(lockPerson, userId);
  const { count } = await tx.one(countCredentials, userId);
  requireRoomFor(CREDENTIALS, count);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  await refusingSameKey(() =>
    tx.run(insertCredential, {
      id,
      userId,
      provider,
      label,
      tradingMode,
      ...storedKey(deps, connection, id, keys),
      now,
      probeUntil: probeUntil(now),
    }),
  );
  return id;
}

async function change(
  tx: Transaction,
  deps: CredentialDeps,
  userId: string,
  connection: BrokerConnection,
  input: SaveCredentialInput & { readonly id: string },
  values: BrokerKeys,
): Promise<string> {
  const before = await tx.maybe(lockCredential, userId, input.id);
  if (before === null || before.status === 'REVOKED') throw notFound('Broker credential');
  if (before.systemManaged) throw platformsOwn();
  refuseFixed(before, input);
  const earlier = openKeys(deps, before);
  const keys = { ...earlier, ...values };
  refuseMissing(connection.fields, keys);
  const now = deps.clock.now();
  // Another key may be that of another account: until the broker has said, none takes orders.
  if (keys[connection.keyField] !== earlier[connection.keyField]) {
    await tx.run(disconnectAccounts, [before.id], now);
  }
  await refusingSameKey(() =>
    tx.run(updateCredential, {
      id: before.id,
      label: input.label,
      ...storedKey(deps, connection, before.id, keys),
      now,
      probeUntil: probeUntil(now),
    }),
  );
  return before.id;
}

function storedKey(
  deps: CredentialDeps,
  { keyField, provider }: BrokerConnection,
  id: string,
  keys: BrokerKeys,
): StoredKey {
  const key = keys[keyField] ?? '';
  return {
    keySuffix: keySuffix(key),
    keyHash: sha256(`${provider}\n${key}`),
    sealedValues: sealKeys(deps, id, keys),
  };
}

const probeUntil = (now: Date): Date => new Date(now.getTime() + PROBE_HOURS * HOUR_MS);

async function refusingSameKey(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'broker_credentials_key')) throw error;
    throw sameKey();
  }
}
