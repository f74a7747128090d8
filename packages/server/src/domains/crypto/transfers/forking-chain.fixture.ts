import type { Arrival, Chains, OutputKey } from '../../../ports/chains.ts';

interface Payment extends Omit<Arrival, 'confirmations'> {
  /** The height of its block. Null: it waits. Absent from the chain: `isGone`. */
  height: number | null;
  isGone: boolean;
}

/** A chain of Bitcoin whose newest blocks a test replaces by others. */
export function forkingChain(simulated: Chains) {
  const payments: Payment[] = [];
  let height = 100;
  const confirmed = (one: Payment): number | null => {
    if (one.isGone) return null;
    return one.height === null ? 0 : height - one.height + 1;
  };
  const chains: Chains = {
    ...simulated,
    async arrivals(chain, addresses) {
      if (chain !== 'BTC') return [];
      return payments.flatMap((one): Arrival[] => {
        const confirmations = confirmed(one);
        if (confirmations === null || !addresses.includes(one.address)) return [];
        return [{ ...one, confirmations }];
      });
    },
    async confirmations(_chain, outputs: readonly OutputKey[]) {
      return outputs.map(({ txHash, outputIndex }) => {
        const known = payments.find(
          (one) => one.txHash === txHash && one.outputIndex === outputIndex,
        );
        return known === undefined ? null : confirmed(known);
      });
    },
  };
  return {
    chains,
    /** Several outputs of one transaction, which wait for the next block. */
    pay(address: string, amounts: readonly string[]): void {
      const txHash = `tx-${payments.length}`;
      for (const [outputIndex, amount] of amounts.entries()) {
        const about = { txHash, outputIndex, address, amount, currency: 'BTC' };
        payments.push({ ...about, memo: null, fromAddress: null, height: null, isGone: false });
      }
    },
    mine(): void {
      height += 1;
      for (const one of payments) if (!one.isGone && one.height === null) one.height = height;
    },
    /**
     * Other blocks take the place of the newest, one more of them.
     *
     * @param stays whether a payment of the replaced blocks waits again or is gone
     */
    fork(depth: number, stays: (index: number) => boolean): void {
      for (const [index, one] of payments.entries()) {
        if (one.height === null || one.height <= height - depth) continue;
        one.height = null;
        one.isGone = !stays(index);
      }
      height += 1;
    },
    /** What is gone waits for a block again. */
    bringBack(): void {
      for (const one of payments) if (one.isGone) Object.assign(one, { isGone: false });
    },
    /** What the chain has, as it counts for the person that all was paid to. */
    kept: () => payments.filter((one) => !one.isGone).map(({ amount }) => amount),
  };
}
