import { HOUR_MS } from '@investing-platform/schema/durations';
import type { ManualClock } from '../../../kernel/clock.ts';
import { decimal, sum } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { ChainChange, ChainData, CoinHeld, Unreadable } from '../../../ports/chain-data.ts';

/** A chain with one coin and one address that the test writes, and whose newest blocks may be replaced. */
export function forkingChain(clock: ManualClock) {
  let height = 800_000;
  let blocks: ChainChange[] = [];
  let forks = 0;
  let silent = false;
  let unreadable: Unreadable | null = null;
  /** What the source knows is held and tells no history of. */
  let untold = '0';
  const answer = <Value>(value: Value): Value => {
    if (silent) throw refuse('PROVIDER_UNAVAILABLE', 'The chain does not answer');
    return value;
  };
  const source: ChainData = {
    chains: new Set(['BTC']),
    tip: async () => answer({ height, hash: `${height} ${forks}` }),
    balance: async () => {
      if (unreadable !== null) return unreadable;
      const quantity = sum(blocks.map((block) => decimal(block.quantity))).plus(untold);
      const held: CoinHeld = { symbol: 'BTC', contract: null, quantity: quantity.toString() };
      return answer(quantity.isZero() ? [] : [held]);
    },
    history: async (_chain, _address, after) =>
      answer(blocks.filter((block) => block.height > after)),
  };
  return {
    source,
    /** A block in which something came or left. */
    mine(quantity: string): void {
      height += 1;
      const at = new Date(clock.now().getTime() - HOUR_MS);
      blocks.push({ id: `${height} ${forks}`, height, at, contract: null, quantity });
    },
    /** Other blocks take the place of the newest ones, without what these had. */
    fork(count: number): void {
      forks += 1;
      blocks = blocks.slice(0, Math.max(0, blocks.length - count));
      height += 1;
    },
    grow(count: number): void {
      height += count;
    },
    setSilent(next: boolean): void {
      silent = next;
    },
    setUnreadable(next: Unreadable | null): void {
      unreadable = next;
    },
    setUntold(next: string): void {
      untold = next;
    },
    held: () => sum(blocks.map((block) => decimal(block.quantity))).plus(untold),
  };
}
