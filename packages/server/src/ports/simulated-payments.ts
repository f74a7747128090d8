import type { Chain } from '@investing-platform/schema/operations';

/**
 * What the simulated chain does with a payment to one of our addresses: keeps it; forgets it before
 * it is in a block; takes it back once it was credited; or takes it back so and has it again in a
 * later block.
 */
export type SimulatedFate = 'KEPT' | 'DROPPED' | 'TAKEN_BACK' | 'REORGANIZED';

/** A payment that somebody made on the simulated chain. */
export interface SimulatedPayment {
  /** The id of its transaction. */
  readonly txHash: string;
  readonly chain: Chain;
  readonly currency: string;
  readonly address: string;
  readonly memo: string | null;
  readonly fromAddress: string | null;
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly fate: SimulatedFate;
  readonly at: Date;
}

/** Where the simulated chain looks up what was paid. */
export interface SimulatedPayments {
  to(chain: Chain, addresses: readonly string[], since: Date): Promise<readonly SimulatedPayment[]>;
  /** By the ids of transactions; unknown ones are left out. */
  withHashes(chain: Chain, txHashes: readonly string[]): Promise<readonly SimulatedPayment[]>;
}
