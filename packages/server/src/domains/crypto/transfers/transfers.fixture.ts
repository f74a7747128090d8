import { type Network, theNetwork } from '@investing-platform/rules/crypto/networks';
import type { Chain } from '@investing-platform/schema/operations';
import { decimal, ZERO } from '../../../kernel/decimal.ts';
import { addOpeningPosition, holdShares, sendHeldShares } from '../../trading/index.ts';
import { BTC as BTC_ID, balancesOf, type Trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, work } from '../crypto.fixture.ts';
import { type CoinsToSend, sendSimulatedCoins } from '../simulated/send-coins.ts';
import { createWallets } from '../wallets/create-wallets.ts';
import { fetchAddress } from '../wallets/fetch-wallets.ts';
import { fetchTransfers } from './fetch-transfers.ts';

export const BTC: Network = theNetwork('params', 'BTC', 'BTC');

/** Makes a wallet with its address. */
export async function receiving(
  world: CryptoWorld,
  owner: Trader,
  currency = 'BTC',
  chain: Chain = 'BTC',
) {
  await createWallets(world.deps, owner.actor, { wallets: [{ currency, chain }] });
  await work(world);
  const { address, memo } = await fetchAddress(world.deps, owner.actor, { currency, chain });
  if (address === null) throw new Error('the address is not made');
  return { currency, chain, address, memo };
}

/** Somebody sends coins over the simulated chain. */
export function pay({ deps }: CryptoWorld, coins: CoinsToSend): Promise<string> {
  return deps.db.transaction(async (tx) => sendSimulatedCoins(tx, deps, coins));
}

/** Lets blocks pass one after the other, and runs what becomes due. */
export async function blocks(world: CryptoWorld, count: number, network = BTC): Promise<void> {
  for (let block = 0; block < count; block += 1) {
    world.clock.advance(network.blockSeconds * 1_000);
    await work(world);
  }
}

export async function transfersNow({ deps }: CryptoWorld, owner: Trader) {
  return (await fetchTransfers(deps, owner.actor, {})).nodes;
}

export const books = (world: CryptoWorld, owner: Trader) => balancesOf(world, owner.live.id);

/** Bitcoin that somebody has, bought at 50,000. */
export function giveBitcoin({ deps }: CryptoWorld, owner: Trader, quantity: string): Promise<void> {
  return deps.db.transaction((tx) =>
    addOpeningPosition(tx, deps, {
      userId: owner.userId,
      brokerAccountId: owner.live.id,
      tradingMode: 'LIVE',
      assetId: BTC_ID,
      quantity,
      price: '50000',
    }),
  );
}

/** Bitcoin that is gone from the account for good. */
export function spend({ deps }: CryptoWorld, owner: Trader, quantity: string): Promise<void> {
  const shares = {
    userId: owner.userId,
    brokerAccountId: owner.live.id,
    tradingMode: 'LIVE',
    assetId: BTC_ID,
    quantity: decimal(quantity),
    source: { type: 'test', id: 'spent' },
  } as const;
  return deps.db.transaction(async (tx) => {
    await holdShares(tx, deps, shares);
    await sendHeldShares(tx, deps, shares, { fee: ZERO, description: 'Spent' });
  });
}
