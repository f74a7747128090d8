import { beforeEach, describe, expect, test } from 'vitest';
import type { Chain } from '../addresses/index.ts';
import { decimal, sum } from '../kernel/decimal.ts';
import { type ChainData, MAX_CHANGES } from './chain-data.ts';

/** What an adapter's test brings along. */
export interface ChainUnderTest {
  readonly source: ChainData;
  readonly now: Date;
  readonly chain: Chain;
  /** One that holds the chain's own coin. */
  readonly address: string;
  /** One that was never used. */
  readonly unused: string;
  /** Whether all that the address holds of the chain's own coin is explained by its history. */
  readonly isWhole: boolean;
}

/** The promises of the port, to be kept by every adapter. */
export function chainDataContract(name: string, make: () => ChainUnderTest): void {
  describe(`chains of ${name}`, () => {
    let subject: ChainUnderTest;
    beforeEach(() => {
      subject = make();
    });

    test('have a newest block, and are read', async () => {
      const { source, chain } = subject;
      expect(source.chains.has(chain)).toBe(true);
      const tip = await source.tip(chain);
      expect(tip.height).toBeGreaterThan(0);
      expect(tip.hash).not.toBe('');
    });

    test('tell what an address holds, each coin once and above 0', async () => {
      const coins = await subject.source.balance(subject.chain, subject.address);
      if (typeof coins === 'string') throw new Error(coins);
      expect(coins.some(({ contract }) => contract === null)).toBe(true);
      for (const { quantity } of coins) expect(decimal(quantity).greaterThan(0)).toBe(true);
      expect(new Set(coins.map(({ contract }) => contract)).size).toBe(coins.length);
    });

    test('hold nothing at an address that was never used, and tell no history of it', async () => {
      const { source, chain, unused } = subject;
      expect(await source.balance(chain, unused)).toEqual([]);
      expect(await source.history(chain, unused, 0)).toEqual([]);
    });

    test('tell a history, oldest first, each change once, which sums to what is held', async () => {
      const { source, chain, address, now, isWhole } = subject;
      const changes = await source.history(chain, address, 0);
      expect(changes.length).toBeLessThanOrEqual(MAX_CHANGES);
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      const heights = changes.map(({ height }) => height);
      expect(heights).toEqual(heights.toSorted((left, right) => left - right));
      const { height: newest } = await source.tip(chain);
      for (const { height, at, id } of changes) {
        expect(height).toBeLessThanOrEqual(newest);
        expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(id.length).toBeLessThanOrEqual(200);
      }
      if (!isWhole) return;
      const coins = await source.balance(chain, address);
      const held = typeof coins === 'string' ? null : coins.find((coin) => coin.contract === null);
      const own = changes.filter(({ contract }) => contract === null);
      expect(sum(own.map(({ quantity }) => decimal(quantity))).toString()).toBe(held?.quantity);
      const middle = changes[Math.floor(changes.length / 2)]?.height ?? 0;
      const later = await source.history(chain, address, middle);
      expect(later).toEqual(changes.filter(({ height }) => height > middle));
    });
  });
}
