import { keyOfAnother } from '@investing-platform/rules/refusals/repeated-key';
import { HOUR_MS } from '@investing-platform/schema/durations';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Clock } from '../kernel/clock.ts';
import { sha256 } from '../kernel/hash.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Database, Reader, Transaction } from './interface.ts';
import { namedStatement, statement } from './statement.ts';

export interface IdempotentRequest {
  readonly userId: string;
  /** Name of the mutation. */
  readonly operation: string;
  /** Up to 64 characters; null runs without memory. */
  readonly key: string | null;
  /** The operation's whole input; `mfaCode` and `idempotencyKey` are left out of the comparison. */
  readonly input: unknown;
}

const UNCOMPARED_FIELDS = ['mfaCode', 'idempotencyKey'];
const HOURS_KEPT = 24;

const reserve = namedStatement<
  { object_id: string },
  {
    readonly userId: string;
    readonly operation: string;
    readonly key: string;
    readonly inputHash: Buffer;
    readonly now: Date;
  }
>(
  'db.idempotency.reserve',
  `insert into idempotency_keys (user_id, operation, key, input_hash, object_id, created_at)
   values ($userId, $operation, $key, $inputHash, '', $now)
   on conflict (user_id, operation, key) do nothing
   returning object_id`,
);

const complete = statement<never, [string, string, string, string]>(
  'db.idempotency.complete',
  `update idempotency_keys set object_id = $4
   where user_id = $1 and operation = $2 and key = $3`,
);

const find = statement<{ input_hash: Buffer; object_id: string }, [string, string, string]>(
  'db.idempotency.find',
  `select input_hash, object_id from idempotency_keys
   where user_id = $1 and operation = $2 and key = $3`,
);

const purge = statement<never, [Date, number]>(
  'db.idempotency.purge',
  `delete from idempotency_keys where (user_id, operation, key) in (
     select user_id, operation, key from idempotency_keys
     where created_at < $1 order by created_at limit $2 for update skip locked)`,
);

/**
 * Runs `effect` once for each key of a user and operation (contract rule 10). The key's row and the
 * effect commit together, so a refusal, which rolls back, is not remembered. A second request with
 * the key waits for the first one's end and then returns its object.
 *
 * @param effect does the work in the same transaction and returns the object's id
 * @throws {PlatformError} IDEMPOTENCY_CONFLICT where the key stands with other input
 */
export async function idempotent(
  tx: Transaction,
  deps: { readonly clock: Clock },
  request: IdempotentRequest,
  effect: () => Promise<string>,
): Promise<{ id: string; replayed: boolean }> {
  const { userId, operation, key } = request;
  if (key === null) return { id: await effect(), replayed: false };
  const inputHash = hashOf(request.input);
  const now = deps.clock.now();
  // Waits here for another transaction that has inserted the same key.
  const reserved = await tx.maybe(reserve, { userId, operation, key, inputHash, now });
  if (reserved === null) return replay(tx, request, key, inputHash);
  const id = await effect();
  invariant(id !== '', 'an effect returns the id of its object');
  tx.send(complete, [userId, operation, key, id]);
  return { id, replayed: false };
}

/**
 * The object of an earlier request with the key, for what cannot be asked for a second time within
 * the transaction; null where it is the first.
 *
 * @throws {PlatformError} IDEMPOTENCY_CONFLICT where the key stands with other input
 */
export async function earlierResult(
  reader: Pick<Reader, 'maybe'>,
  request: IdempotentRequest,
): Promise<string | null> {
  const { userId, operation, key, input } = request;
  const known = key === null ? null : await reader.maybe(find, userId, operation, key);
  return known === null ? null : sameObject(known, operation, hashOf(input));
}

const hashOf = (input: unknown): Buffer => sha256(canonicalJson(input, UNCOMPARED_FIELDS));

async function replay(
  tx: Transaction,
  { userId, operation }: IdempotentRequest,
  key: string,
  inputHash: Buffer,
): Promise<{ id: string; replayed: boolean }> {
  const known = await tx.one(find, userId, operation, key);
  return { id: sameObject(known, operation, inputHash), replayed: true };
}

function sameObject(
  known: { readonly input_hash: Buffer; readonly object_id: string },
  operation: string,
  inputHash: Buffer,
): string {
  if (known.input_hash.equals(inputHash)) return known.object_id;
  throw keyOfAnother(operation);
}

/**
 * Forgets keys older than 24 hours, the oldest first.
 *
 * @param limit how many rows at most, so that one call stays short
 * @returns how many were forgotten; fewer than `limit` means that none is left
 */
export function purgeIdempotencyKeys(
  deps: { readonly db: Database; readonly clock: Clock },
  limit: number,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - HOURS_KEPT * HOUR_MS);
  return deps.db.transaction((tx) => tx.run(purge, before, limit));
}
