import { PORTFOLIOS } from '@investing-platform/rules/portfolios/new-portfolio';
import {
  refuseUnrecordable,
  watchedAlready,
} from '@investing-platform/rules/portfolios/portfolio-refusals';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { CHAIN_NAMES, type Chain, checkAddress } from '../../../addresses/index.ts';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  defaultPortfolio,
  lockPerson,
  ownPortfolio,
  portfoliosOfPerson,
  storePortfolio,
  takeBack,
} from '../../holdings/index.ts';
import { ensureRated, unlinkAssets } from '../../networth/index.ts';
import { addWatch, bookingsOf, countWatches, deleteWatches, watchesOf } from './watches.sql.ts';

/** The kind of the job that reads an address. */
export const WALLET_WATCH = 'wallet_watch';
const MAX_WATCHES = 50;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'rates' | 'marketData' | 'chainData'>;

interface Address {
  readonly chain: Chain;
  readonly address: string;
}

export interface AddWatchInput extends Address {
  readonly label?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Watches a public address; it is read in the background. With an idempotency key, once.
 *
 * @returns the watch's id
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE; CONFLICT; QUOTA_EXCEEDED;
 *   PROVIDER_UNAVAILABLE; IDEMPOTENCY_CONFLICT
 */
export async function addWalletWatch(
  deps: WatchDeps,
  actor: Actor,
  input: AddWatchInput,
): Promise<string> {
  const { userId } = requireUser(actor);
  const written = checked(deps, input, 'params');
  const operation = 'addWalletWatch';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, async () => {
      await lockPerson(tx, deps, userId);
      const portfolioId = input.portfolioId ?? (await defaultPortfolio(tx, deps, userId, 'ASSETS'));
      const portfolio = await tx.maybe(ownPortfolio, userId, portfolioId);
      if (portfolio === null) throw notFound('Portfolio');
      refuseUnrecordable(portfolio.kind);
      const watch = { ...written, label: input.label ?? null, portfolioId: portfolio.id };
      return add(tx, deps, userId, watch);
    }),
  );
  return id;
}

export interface CreateWalletInput {
  readonly name: string;
  readonly watch?: Address | null | undefined;
  readonly currency?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Makes a portfolio for a wallet that is kept elsewhere. With an idempotency key, once.
 *
 * @returns the portfolio's id
 * @throws {PlatformError} BAD_USER_INPUT; CONFLICT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createCryptoWallet(
  deps: WatchDeps,
  actor: Actor,
  input: CreateWalletInput,
): Promise<string> {
  const { userId } = requireUser(actor);
  const written = input.watch == null ? null : checked(deps, input.watch, 'params.watch');
  if (input.currency != null) await ensureRated(deps, input.currency);
  const operation = 'createCryptoWallet';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, async () => {
      await lockPerson(tx, deps, userId);
      const parentId = await defaultPortfolio(tx, deps, userId, 'ASSETS');
      requireRoomFor(PORTFOLIOS, (await tx.all(portfoliosOfPerson, userId)).length);
      const portfolioId = await storePortfolio(tx, deps, userId, {
        name: input.name,
        kind: 'CRYPTO_WALLET',
        parentId,
        currency: input.currency ?? null,
        costBasisMethod: 'AVERAGE',
        country: null,
        ownerMemberId: null,
        financialYearEnd: '12-31',
        ownershipPercent: '100',
        externalProvider: null,
        externalId: null,
      });
      if (written !== null) await add(tx, deps, userId, { ...written, label: null, portfolioId });
      return portfolioId;
    }),
  );
  return id;
}

/** @throws {PlatformError} BAD_USER_INPUT; PROVIDER_UNAVAILABLE where nobody reads the chain */
function checked(
  { chainData }: Pick<WatchDeps, 'chainData'>,
  { chain, address }: Address,
  path: string,
): Address {
  const found = checkAddress(chain, address);
  if ('problem' in found) throw badInput(`${path}.address`, found.problem);
  if (!chainData.chains.has(chain)) {
    const message = `This server reads no addresses of ${CHAIN_NAMES[chain]}`;
    throw refuse('PROVIDER_UNAVAILABLE', message);
  }
  return { chain, address: found.address };
}

async function add(
  tx: Transaction,
  deps: WatchDeps,
  userId: string,
  watch: Address & { readonly label: string | null; readonly portfolioId: string },
): Promise<string> {
  const { count } = await tx.one(countWatches, userId);
  if (count >= MAX_WATCHES) {
    throw refuse('QUOTA_EXCEEDED', `A person may watch ${MAX_WATCHES} addresses`);
  }
  const id = newId(deps.clock, deps.random);
  const createdAt = deps.clock.now();
  try {
    const [insert, values] = addWatch({ ...watch, id, userId, createdAt });
    await tx.run(insert, ...values);
  } catch (error) {
    throw isUniqueViolation(error, 'wallet_watches_address') ? watchedAlready(error) : error;
  }
  await requestJob(tx, { kind: WALLET_WATCH, key: id, runAt: createdAt });
  return id;
}

/**
 * Stops watching an address, and takes back what it brought.
 *
 * @throws {PlatformError} NOT_FOUND; INSUFFICIENT_QUANTITY where sales recorded by hand need it
 */
export async function deleteWalletWatch(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const [watch] = await tx.all(watchesOf, userId, [id], null);
    if (watch === undefined) throw notFound('Wallet watch');
    const bookings = await tx.all(bookingsOf, userId, watch.id);
    await tx.run(deleteWatches, userId, [watch.id]);
    for (const [instrumentId, booked] of Map.groupBy(bookings, (one) => one.instrumentId)) {
      const goneHoldingIds = await takeBack(tx, deps, userId, {
        instrumentId,
        portfolioId: watch.portfolioId,
        currency: 'USD',
        gone: booked.map(({ tradeId }) => tradeId),
        since: booked.map(({ day }) => day).sort()[0] ?? '',
        field: 'id',
      });
      await unlinkAssets(tx, userId, goneHoldingIds, deps.clock.now());
    }
  });
}
