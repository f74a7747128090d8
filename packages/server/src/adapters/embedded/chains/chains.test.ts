import { networks, theNetwork } from '@investing-platform/rules/crypto/networks';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '../../../addresses/index.ts';
import { manualClock } from '../../../kernel/clock.ts';
import type { Dispatch } from '../../../ports/chains.ts';
import type { SimulatedFate, SimulatedPayment } from '../../../ports/simulated-payments.ts';
import { simulatedChains } from './index.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const calm = new AbortController().signal;
const { blockSeconds, requiredConfirmations } = theNetwork('', 'BTC', 'BTC');

const OUT: Dispatch = {
  id: '01900000-0000-7000-8000-000000000001',
  currency: 'BTC',
  chain: 'BTC',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  memo: null,
  amount: '0.5',
  maxNetworkFee: '0.0001',
  travelRule: {},
};

describe('addresses', () => {
  test.each(networks.map(({ chain }) => [chain]))(
    'on %s are the same at each call, one for each place',
    async (chain) => {
      const chains = simulatedChains({ clock: manualClock(NOW) });
      const first = await chains.addressAt(chain, 1, calm);
      expect(await chains.addressAt(chain, 1, calm)).toEqual(first);
      expect(await chains.addressAt(chain, 2, calm)).not.toEqual(first);
    },
  );

  test.each([
    ['BTC', /Bitcoin's test network/],
    ['LTC', /Litecoin's test network/],
    ['DOGE', /Dogecoin's test network|test network/],
    ['ADA', /Cardano's test network/],
  ] as const)('on %s are such that nobody can send real coins to', async (chain, problem) => {
    const { address } = await simulatedChains({ clock: manualClock(NOW) }).addressAt(
      chain,
      7,
      calm,
    );
    expect(checkAddress(chain, address)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test.each(['ETH', 'BASE', 'SOL', 'XRP'] as const)(
    'on %s have their check digits',
    async (chain) => {
      const { address } = await simulatedChains({ clock: manualClock(NOW) }).addressAt(
        chain,
        7,
        calm,
      );
      expect(checkAddress(chain, address)).toEqual({ address });
    },
  );
});

describe('a payment that comes in', () => {
  const world = (fate: SimulatedFate) => {
    const clock = manualClock(NOW);
    const payment: SimulatedPayment = {
      txHash: 'ab',
      chain: 'BTC',
      currency: 'BTC',
      address: 'tb1q',
      memo: null,
      fromAddress: null,
      amount: '1',
      fate,
      at: NOW,
    };
    const payments = { to: async () => [payment], withHashes: async () => [payment] };
    const chains = simulatedChains({ clock, payments });
    const output = { txHash: 'ab', outputIndex: 0 };
    return {
      nextBlock: () => clock.advance(blockSeconds * 1_000),
      async confirmations() {
        const [told] = await chains.confirmations('BTC', [output], calm);
        const arrivals = await chains.arrivals('BTC', ['tb1q'], NOW, calm);
        expect(arrivals.map(({ confirmations }) => confirmations)).toEqual(
          told === null ? [] : [told],
        );
        return told;
      },
    };
  };

  test.each<[SimulatedFate, (number | null)[]]>([
    ['KEPT', [0, 1, 2, 3, 4, 5, 6]],
    ['DROPPED', [0, null, null, null, null, null, null]],
    ['TAKEN_BACK', [0, 1, 2, null, null, null, null]],
    ['REORGANIZED', [0, 1, 2, null, null, 1, 2]],
  ])('and is %s has so many confirmations from block to block', async (fate, expected) => {
    expect(requiredConfirmations).toBe(2);
    const { nextBlock, confirmations } = world(fate);
    const seen: (number | null | undefined)[] = [];
    for (const _block of expected) {
      seen.push(await confirmations());
      nextBlock();
    }
    expect(seen).toEqual(expected);
  });
});

describe('a payment that goes out', () => {
  test('is taken twice under one id with one answer, and confirmed from block to block', async () => {
    const clock = manualClock(NOW);
    const chains = simulatedChains({ clock });
    const outcome = await chains.send(OUT, calm);
    expect(await chains.send(OUT, calm)).toEqual(outcome);
    const sent = { ...OUT, reference: 'it', sentAt: NOW };
    clock.advance(3 * blockSeconds * 1_000);
    expect(await chains.progressOf(sent, calm)).toMatchObject({
      kind: 'under way',
      txHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      confirmations: 3,
    });
  });

  test.each([
    ['0.402', 'refused', 'FEE_TOO_HIGH'],
    ['1.403', 'refused', 'REFUSED_BY_PROVIDER'],
  ])('of %s is %s: %s', async (amount, kind, code) => {
    const chains = simulatedChains({ clock: manualClock(NOW) });
    expect(await chains.send({ ...OUT, amount }, calm)).toMatchObject({ kind, code });
  });

  test('of an amount that ends in 404 is taken, and fails on the chain', async () => {
    const clock = manualClock(NOW);
    const chains = simulatedChains({ clock });
    const payment = { ...OUT, amount: '0.404' };
    expect(await chains.send(payment, calm)).toMatchObject({ kind: 'ok' });
    const sent = { ...payment, reference: 'it', sentAt: NOW };
    expect(await chains.progressOf(sent, calm)).toMatchObject({ kind: 'under way' });
    clock.advance(blockSeconds * 1_000);
    expect(await chains.progressOf(sent, calm)).toMatchObject({
      kind: 'failed',
      code: 'REFUSED_BY_CHAIN',
    });
  });

  test('past its deadline the outcome is unknown and nothing is thrown', async () => {
    const chains = simulatedChains({ clock: manualClock(NOW) });
    const late = AbortSignal.abort();
    expect(await chains.send(OUT, late)).toMatchObject({ kind: 'unknown' });
    const sent = { ...OUT, reference: 'it', sentAt: NOW };
    expect(await chains.progressOf(sent, late)).toMatchObject({ kind: 'unknown' });
  });
});
