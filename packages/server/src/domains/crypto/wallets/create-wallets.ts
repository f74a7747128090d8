import {
  addressFamily,
  isTaken,
  type Network,
  networks,
  theNetwork,
} from '@investing-platform/rules/crypto/networks';
import type { Chain } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { cryptoAccount } from '../crypto-person.ts';
import type { CryptoDeps } from '../deps.ts';
import { ADDRESS_JOB } from './make-address.ts';
import { showWallets, type WalletShown } from './wallet-shown.ts';
import {
  addressOfFamily,
  insertAddress,
  insertWallet,
  nextPlace,
  walletsOf,
} from './wallets.sql.ts';

export interface CreateWalletsInput {
  readonly wallets?:
    | readonly { readonly currency: string; readonly chain: Chain }[]
    | null
    | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'createCryptoCurrencyWallets';
/** What an idempotency key remembers: the wallets follow from the input. */
const MADE = 'wallets';

/**
 * Makes wallets to receive on, in the order asked for; those that are there stay as they are.
 *
 * @throws {PlatformError} BAD_USER_INPUT; KYC_REQUIRED; AGREEMENT_REQUIRED; ACCOUNT_RESTRICTED;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createWallets(
  deps: CryptoDeps,
  actor: UserActor,
  input: CreateWalletsInput,
): Promise<WalletShown[]> {
  const { userId } = actor;
  const wanted = wantedNetworks(deps, input);
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  const rows = await deps.db.transaction(async (tx) => {
    await idempotent(tx, deps, key, async () => {
      await cryptoAccount(tx, userId);
      // Places are taken in one order, whatever order is asked for.
      const inOrder = [...new Set(wanted)].toSorted(byFamily);
      for (const network of inOrder) await openWallet(tx, deps, userId, network);
      return MADE;
    });
    return tx.all(walletsOf, userId, null, null, null);
  });
  const all = await showWallets(deps, rows);
  return wanted.flatMap(({ currency, chain }) =>
    all.filter((wallet) => wallet.currency === currency && wallet.chain === chain),
  );
}

function wantedNetworks(
  { config }: Pick<CryptoDeps, 'config'>,
  { wallets }: CreateWalletsInput,
): Network[] {
  if (wallets == null) return networks.filter((one) => isTaken(config.cryptoNetworks, one));
  return wallets.map(({ currency, chain }, index) => {
    const path = `params.wallets.${index}`;
    const network = theNetwork(path, currency, chain);
    if (isTaken(config.cryptoNetworks, network)) return network;
    throw badInput(`${path}.chain`, `is not taken for ${currency} by this platform`);
  });
}

/** One that is there stays as it is. The person is locked. */
export async function openWallet(
  tx: Transaction,
  deps: Pick<CryptoDeps, 'clock' | 'random'>,
  userId: string,
  { currency, chain }: Network,
): Promise<void> {
  const createdAt = deps.clock.now();
  const family = addressFamily(chain);
  const known = await tx.maybe(addressOfFamily, userId, family);
  const addressId = known?.id ?? newId(deps.clock, deps.random);
  if (known === null) {
    const { place } = await tx.one(nextPlace, family);
    tx.send(...insertAddress({ id: addressId, userId, family, place, createdAt }));
    await requestJob(tx, { kind: ADDRESS_JOB, key: addressId, runAt: createdAt });
  }
  const wallet = { id: newId(deps.clock, deps.random), userId, addressId, currency, chain };
  tx.send(...insertWallet({ ...wallet, createdAt }));
}

function byFamily(one: Network, other: Network): number {
  return addressFamily(one.chain) < addressFamily(other.chain) ? -1 : 1;
}
