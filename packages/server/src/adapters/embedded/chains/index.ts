import { createHash } from 'node:crypto';
import { addressFamily, type Network, networkOf } from '@investing-platform/rules/crypto/networks';
import type { Clock } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type {
  Arrival,
  Chains,
  Dispatch,
  DispatchFault,
  DispatchOutcome,
  DispatchProgress,
  SentDispatch,
} from '../../../ports/chains.ts';
import type { SimulatedPayment, SimulatedPayments } from '../../../ports/simulated-payments.ts';
import { simulatedAddress } from './address-of.ts';

export interface SimulatedChainsOptions {
  readonly clock: Clock;
  /** Default: nobody has paid anything. */
  readonly payments?: SimulatedPayments;
}

const NO_PAYMENTS: SimulatedPayments = { to: async () => [], withHashes: async () => [] };
const LATE = { kind: 'unknown', problem: 'the deadline passed' } as const;

/** With amounts that end in these digits everybody can see how a transfer ends that goes wrong. */
const FAULTS: readonly (readonly [digits: string, code: DispatchFault, problem: string])[] = [
  ['402', 'FEE_TOO_HIGH', 'The simulated chain asks more than was held for amounts ending in 402'],
  ['403', 'REFUSED_BY_PROVIDER', 'The simulated provider refuses amounts that end in 403'],
  ['404', 'REFUSED_BY_CHAIN', 'The simulated chain does not take amounts that end in 404'],
];

/**
 * Chains on which nothing moves but what the operator reports. Answers follow from the payments and
 * the time alone, so that they are the same after a restart and in every process: a payment waits
 * for the next block, and each block after that is a confirmation.
 */
export function simulatedChains({ clock, payments = NO_PAYMENTS }: SimulatedChainsOptions): Chains {
  const confirmationsOf = (payment: SimulatedPayment): number | null =>
    confirmedBy(payment, blocksSince(theNetwork(payment), payment.at, clock.now()));
  return {
    simulated: true,
    addressAt: (chain, place) => simulatedAddress(addressFamily(chain), place),
    networkFee: async (currency, chain) => theNetwork({ currency, chain }).usualFee,
    async arrivals(chain, addresses, since) {
      const paid = await payments.to(chain, addresses, since);
      return paid.flatMap((payment): Arrival[] => {
        const confirmations = confirmationsOf(payment);
        if (confirmations === null) return [];
        const { txHash, currency, address, memo, fromAddress, amount } = payment;
        const told = { currency, address, memo, fromAddress, amount, confirmations };
        return [{ txHash, outputIndex: 0, ...told }];
      });
    },
    async confirmations(chain, outputs) {
      const hashes = outputs.map(({ txHash }) => txHash);
      const paid = await payments.withHashes(chain, hashes);
      const byHash = new Map(paid.map((payment) => [payment.txHash, payment]));
      return outputs.map(({ txHash }) => {
        const payment = byHash.get(txHash);
        return payment === undefined ? null : confirmationsOf(payment);
      });
    },
    async send(dispatch, signal): Promise<DispatchOutcome> {
      if (signal.aborted) return LATE;
      const fault = faultOf(dispatch);
      if (fault !== null && fault.code !== 'REFUSED_BY_CHAIN') return { kind: 'refused', ...fault };
      return { kind: 'ok', reference: `simulated-${dispatch.id}` };
    },
    async progressOf(sent, signal): Promise<DispatchProgress> {
      if (signal.aborted) return LATE;
      const network = theNetwork(sent);
      const blocks = blocksSince(network, sent.sentAt, clock.now());
      const fault = faultOf(sent);
      if (fault !== null && blocks > 0) return { kind: 'failed', ...fault };
      return { kind: 'under way', ...broadcast(sent, network), confirmations: blocks };
    },
  };
}

/** The id of the transaction that an outgoing payment is. */
function hashOf(id: string): string {
  return createHash('sha256').update(`simulated transaction ${id}`).digest('hex');
}

const broadcast = ({ id }: SentDispatch, { usualFee }: Network) => ({
  txHash: hashOf(id),
  networkFee: usualFee,
});

function theNetwork({ currency, chain }: Pick<Dispatch, 'currency' | 'chain'>): Network {
  const network = networkOf(currency, chain);
  invariant(network !== null, `${currency} is moved on ${chain}`);
  return network;
}

function blocksSince({ blockSeconds }: Network, from: Date, to: Date): number {
  const block = (at: Date): number => Math.floor(at.getTime() / 1_000 / blockSeconds);
  return Math.max(block(to) - block(from), 0);
}

/** How long a payment is gone that comes back in another block. */
const BLOCKS_GONE = 2;

/** @param blocks since the payment was made */
function confirmedBy(payment: SimulatedPayment, blocks: number): number | null {
  const { requiredConfirmations } = theNetwork(payment);
  const goneFrom = requiredConfirmations + 1;
  switch (payment.fate) {
    case 'KEPT':
      return blocks;
    case 'DROPPED':
      return blocks === 0 ? 0 : null;
    case 'TAKEN_BACK':
      return blocks < goneFrom ? blocks : null;
    case 'REORGANIZED': {
      const backFrom = goneFrom + BLOCKS_GONE;
      if (blocks < goneFrom) return blocks;
      return blocks < backFrom ? null : blocks - backFrom + 1;
    }
  }
}

function faultOf({ amount }: Dispatch): { code: DispatchFault; problem: string } | null {
  const digits = toPlain(decimal(amount)).replace('.', '');
  const fault = FAULTS.find(([ending]) => digits.endsWith(ending));
  return fault === undefined ? null : { code: fault[1], problem: fault[2] };
}
