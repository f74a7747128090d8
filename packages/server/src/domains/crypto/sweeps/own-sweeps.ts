import { coinOf } from '@investing-platform/rules/crypto/networks';
import { isSold, refuseOverlap, requireSweepable } from '@investing-platform/rules/crypto/sweep';
import type { Chain } from '@investing-platform/schema/operations';
import { idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { CryptoAutoSweep } from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { openAccount } from '../../funding/index.ts';
import { requireCryptoAgreement } from '../crypto-person.ts';
import type { CryptoDeps } from '../deps.ts';
import { deleteSweepRow, insertSweep, type SweepRow, sweepsOf } from './sweeps.sql.ts';

export interface CreateSweepInput {
  readonly currency: string;
  readonly chain?: Chain | null | undefined;
  readonly targetCurrency?: string | undefined;
  /** 0 or more; a plain decimal. */
  readonly minimumAmount?: string | undefined;
  /** Above 0, 100 at most; a plain decimal. */
  readonly sellPercent?: string | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'createCryptoAutoSweep';

/**
 * Makes a rule that sells what comes in from now on.
 *
 * @throws {PlatformError} BAD_USER_INPUT; KYC_REQUIRED; AGREEMENT_REQUIRED; ASSET_NOT_TRADABLE;
 *   CONFLICT where another rule covers the same; IDEMPOTENCY_CONFLICT
 */
export async function createSweep(
  deps: Pick<CryptoDeps, 'db' | 'clock' | 'random'>,
  actor: UserActor,
  input: CreateSweepInput,
): Promise<CryptoAutoSweep> {
  const { userId } = actor;
  const { currency, chain = null, targetCurrency = 'USD' } = input;
  const terms = { currency, chain, targetCurrency };
  requireSweepable(terms);
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  const row = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      await tx.one(lockPerson, userId);
      await openAccount(tx, userId);
      await requireCryptoAgreement(tx, userId);
      refuseOverlap(await tx.all(sweepsOf, userId, null), terms);
      const made = newId(deps.clock, deps.random);
      const { minimumAmount = '0', sellPercent = '100' } = input;
      const parts = { minimumAmount, sellPercent, createdAt: deps.clock.now() };
      tx.send(...insertSweep({ id: made, userId, ...terms, ...parts }));
      return made;
    });
    const [stored] = await tx.all(sweepsOf, userId, [id]);
    return stored ?? null;
  });
  // A repetition after it was deleted has nothing to show.
  if (row === null) throw notFound('Auto sweep');
  return shownSweep(row);
}

function shownSweep({ isRestricted, ...row }: SweepRow): CryptoAutoSweep {
  const problem = isRestricted
    ? ({ failureCode: 'ACCOUNT_RESTRICTED', failureReason: 'The account is restricted.' } as const)
    : isSold(coinOf(row.currency))
      ? null
      : ({
          failureCode: 'ASSET_NOT_TRADABLE',
          failureReason: `No orders are taken for ${row.currency}.`,
        } as const);
  return {
    ...row,
    status: problem === null ? 'ACTIVE' : 'PAUSED',
    failureCode: problem?.failureCode ?? null,
    failureReason: problem?.failureReason ?? null,
  };
}

/** The person's rules, by asset and chain. */
export async function fetchSweeps(
  { db }: Pick<CryptoDeps, 'db'>,
  { userId }: UserActor,
  ids: readonly string[] | null,
): Promise<CryptoAutoSweep[]> {
  return (await db.all(sweepsOf, userId, ids)).map(shownSweep);
}

/** @throws {PlatformError} NOT_FOUND */
export async function deleteSweep(
  { db }: Pick<CryptoDeps, 'db'>,
  { userId }: UserActor,
  id: string,
): Promise<void> {
  const gone = await db.transaction((tx) => tx.maybe(deleteSweepRow, userId, id));
  if (gone === null) throw notFound('Auto sweep');
}
