import { theNetwork } from '@investing-platform/rules/crypto/networks';
import type { Chain } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SimulatedFate } from '../../../ports/simulated-payments.ts';
import type { CryptoDeps } from '../deps.ts';
import { insertCoins } from './simulated-coins.sql.ts';

/** Coins that somebody sends to an address on a simulated chain. */
export interface CoinsToSend {
  readonly currency: string;
  readonly chain: Chain;
  readonly address: string;
  readonly memo?: string | null;
  readonly fromAddress?: string | null;
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly fate?: SimulatedFate;
}

const AMOUNT = /^\d{1,15}(\.\d{1,18})?$/;

/**
 * Sends coins over a simulated chain, which tells of them from the next look on.
 *
 * @returns the id of the transaction
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function sendSimulatedCoins(
  tx: Transaction,
  deps: Pick<CryptoDeps, 'clock' | 'random'>,
  { currency, chain, address, amount, ...rest }: CoinsToSend,
): string {
  const { places } = theNetwork('params', currency, chain);
  const isAmount = AMOUNT.test(amount) && decimal(amount).greaterThan(0);
  if (!isAmount || decimal(amount).decimalPlaces() > places) {
    throw badInput('amount', `must be above 0, with ${places} decimal places at most`);
  }
  const id = newId(deps.clock, deps.random);
  const txHash = sha256Hex(`simulated payment ${id}`);
  const { memo = null, fromAddress = null, fate = 'KEPT' } = rest;
  const coins = { id, txHash, chain, currency, address, memo, fromAddress, fate };
  tx.send(...insertCoins({ ...coins, amount: toPlain(amount), sentAt: deps.clock.now() }));
  return txHash;
}
