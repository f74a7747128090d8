import type {
  CryptoTransferStatus,
  TransferDirection,
} from '@investing-platform/schema/operations';
import { type Decimal, decimal, toPlain } from '../numbers/decimal.ts';
import { badInput } from '../refusals/platform-error.ts';
import type { Network } from './networks.ts';

/** What happens to a transfer. */
export type TransferEvent =
  /** Nothing speaks against it, or an operator has approved it. */
  | 'approved'
  /** By an operator or a check. */
  | 'rejected'
  /** It has the confirmations that it needs. */
  | 'confirmed'
  /** The custodian or the chain did not take it. */
  | 'failed'
  /** The chain has it no more. */
  | 'vanished'
  /** The chain has it again. */
  | 'returned';

/** What a step does to the coins, in the transaction of the step. */
export type CoinEffect =
  | 'NONE'
  /** What came in is added. */
  | 'CREDIT'
  /** What was added is taken out again. */
  | 'TAKE_BACK'
  /** What is held leaves the account. */
  | 'SEND'
  /** What is held is free again. */
  | 'RELEASE';

export interface TransferStep {
  readonly status: CryptoTransferStatus;
  readonly coins: CoinEffect;
}

type Steps = Readonly<
  Partial<Record<CryptoTransferStatus, Readonly<Partial<Record<TransferEvent, TransferStep>>>>>
>;

const step = (status: CryptoTransferStatus, coins: CoinEffect = 'NONE'): TransferStep => ({
  status,
  coins,
});

const STEPS: Readonly<Record<TransferDirection, Steps>> = {
  INCOMING: {
    PROCESSING: { confirmed: step('COMPLETED', 'CREDIT'), vanished: step('FAILED') },
    COMPLETED: { vanished: step('FAILED', 'TAKE_BACK') },
    FAILED: { returned: step('PROCESSING') },
  },
  OUTGOING: {
    REQUESTED: { approved: step('PROCESSING'), rejected: step('REJECTED', 'RELEASE') },
    PROCESSING: { confirmed: step('COMPLETED', 'SEND'), failed: step('FAILED', 'RELEASE') },
  },
};

/** What an event makes of a transfer; null where it cannot happen in that state. */
export function nextTransferStep(
  direction: TransferDirection,
  status: CryptoTransferStatus,
  event: TransferEvent,
): TransferStep | null {
  return STEPS[direction][status]?.[event] ?? null;
}

/** What of an amount arrives, and what goes off it. Plain decimals. */
export interface TransferTerms {
  readonly amount: string;
  readonly networkFee: string;
  /** The platform's own. */
  readonly fee: string;
  readonly netAmount: string;
}

const PLATFORM_FEE = '0';

/**
 * What a withdrawal comes to.
 *
 * @param asked above 0; a plain decimal
 * @param networkFee what the chain takes now
 * @throws {PlatformError} BAD_USER_INPUT, naming the least amount and the places of the chain
 */
export function withdrawalTerms(
  network: Network,
  asked: string,
  networkFee: string,
): TransferTerms {
  const path = 'params.amount';
  const { currency, chain, places } = network;
  const amount = decimal(asked);
  if (amount.decimalPlaces() > places) {
    throw badInput(path, `has more than the ${places} decimal places of ${currency} on ${chain}`);
  }
  const least = leastWithdrawal(network, networkFee);
  if (amount.lessThan(least)) {
    throw badInput(path, `must be ${toPlain(least)} ${currency} or more: the fees come out of it`);
  }
  const netAmount = amount.minus(networkFee).minus(PLATFORM_FEE);
  return {
    amount: toPlain(amount),
    networkFee: toPlain(networkFee),
    fee: PLATFORM_FEE,
    netAmount: toPlain(netAmount),
  };
}

/** The least of a network, and twice what the chain takes now: else fees would be most of it. */
export function leastWithdrawal(network: Network, networkFee: string): Decimal {
  const least = decimal(network.minimumWithdrawal);
  const twice = decimal(networkFee).times(2);
  return twice.greaterThan(least) ? twice : least;
}
