import { DAY_MS } from '@investing-platform/schema/durations';
import type { Chains, Dispatch } from '../../../ports/chains.ts';
import type { Trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { giveBitcoin } from '../transfers/transfers.fixture.ts';
import { requestWallet } from '../whitelist/request-wallet.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** The world with a custodian whose answers the test chooses. */
export async function sendingWorld(options: Parameters<typeof cryptoWorld>[0] = {}) {
  const world = await cryptoWorld(options);
  world.market.setPrice('BTC', '50000');
  const custodian = {
    /** How often `send` fails before it reaches the custodian. */
    faults: 0,
    /** Whether the next answers are lost on their way back. */
    losesAnswers: false,
    /** What was taken, each id once. */
    sent: new Map<string, Dispatch>(),
    asked: 0,
  };
  const { chains: simulated } = world.deps;
  const chains: Chains = {
    ...simulated,
    async send(dispatch, signal) {
      custodian.asked += 1;
      if (custodian.faults > 0) {
        custodian.faults -= 1;
        return { kind: 'retryable', problem: 'the custodian is closed' };
      }
      const outcome = await simulated.send(dispatch, signal);
      if (outcome.kind === 'ok') custodian.sent.set(dispatch.id, dispatch);
      return custodian.losesAnswers ? { kind: 'unknown', problem: 'no answer' } : outcome;
    },
  };
  return { ...world, custodian, deps: { ...world.deps, chains } };
}

export type SendingWorld = Awaited<ReturnType<typeof sendingWorld>>;

/** Somebody with bitcoin and a wallet that it can be sent to, kept by a provider. */
export async function sender(world: SendingWorld, quantity = '1', email = 'ada@example.com') {
  const owner = await holder(world, email, '100000');
  await giveBitcoin(world, owner, quantity);
  const wallet = await whitelisted(world, owner);
  return { ...owner, wallet };
}

export async function whitelisted(world: CryptoWorld, owner: Trader, isTold = true) {
  const person = { givenName: 'Ada', familyName: 'Lovelace' };
  const home = { line1: '12 St James Square', city: 'London', country: 'GB' };
  const wallet = await requestWallet(
    world.deps,
    owner.actor,
    {
      currency: 'BTC',
      chain: 'BTC',
      address: ADDRESS,
      travelRule: {
        custodian: { vaspId: 'did:web:kraken.com' },
        beneficiary: { person },
        ...(isTold ? { beneficiaryAddress: home } : {}),
      },
    },
    null,
  );
  await work(world);
  world.clock.advance(DAY_MS);
  return wallet.id;
}

export function ask(
  { deps }: CryptoWorld,
  owner: Trader & { readonly wallet: string },
  differing: Partial<Parameters<typeof requestWithdrawal>[2]> = {},
) {
  const input = { whitelistedWalletId: owner.wallet, amount: '0.1', ...differing };
  return requestWithdrawal(deps, owner.actor, input, null);
}
