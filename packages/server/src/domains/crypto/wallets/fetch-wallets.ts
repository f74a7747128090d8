import { paymentText, requireCoins, theNetwork } from '@investing-platform/rules/crypto/networks';
import { requireReceiving } from '@investing-platform/rules/crypto/wallets';
import type { Chain } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { CryptoDeps } from '../deps.ts';
import { showWallets, type WalletShown } from './wallet-shown.ts';
import { walletsOf } from './wallets.sql.ts';

export interface WalletsAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly currencies?: readonly string[] | null | undefined;
  readonly chains?: readonly Chain[] | null | undefined;
}

/**
 * The person's wallets, by asset and chain.
 *
 * @throws {PlatformError} BAD_USER_INPUT for what is no crypto asset
 */
export async function fetchWallets(
  deps: CryptoDeps,
  { userId }: UserActor,
  { ids, currencies, chains }: WalletsAsked,
): Promise<WalletShown[]> {
  requireCoins('params.currencies', currencies);
  const filters = [ids ?? null, currencies ?? null, chains ?? null] as const;
  return showWallets(deps, await deps.db.all(walletsOf, userId, ...filters));
}

/**
 * Where to receive an asset on a chain.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND before it is made; INVALID_STATE where it
 *   cannot receive
 */
export async function fetchAddress(
  deps: CryptoDeps,
  { userId }: UserActor,
  { currency, chain }: { readonly currency: string; readonly chain: Chain },
): Promise<WalletShown> {
  theNetwork('params', currency, chain);
  const rows = await deps.db.all(walletsOf, userId, null, [currency], [chain]);
  const [wallet] = await showWallets(deps, rows);
  if (wallet === undefined) throw notFound('Wallet');
  requireReceiving(wallet);
  return wallet;
}

const MARGIN_MODULES = 2;
const PIXELS_A_MODULE = 6;

/** The address and its memo as a picture; null until there is one. */
export async function qrCodeOf({
  chain,
  address,
  memo,
}: Pick<WalletShown, 'chain' | 'address' | 'memo'>): Promise<string | null> {
  if (address === null) return null;
  const { toDataURL } = await import('qrcode');
  const options = { margin: MARGIN_MODULES, scale: PIXELS_A_MODULE };
  return toDataURL(paymentText(chain, address, memo), options);
}
