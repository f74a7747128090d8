import { make } from '../contract/complete.ts';
import type { Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { creditDeposit } from './credit.ts';

/** The money of a transfer or a charge is here: a deposit, and what it adds to the cash. */
export function arrive(row: RowOf<'PendingUserTransaction'>, at: Date, realm: Realm): void {
  const given = {
    method: row.kind === 'CARD_CHARGE' ? 'CARD' : 'BANK_TRANSFER',
    status: 'COMPLETED',
    tradingMode: 'LIVE',
    amount: row.amount,
    currency: row.currency,
    cardId: row.cardId ?? null,
    pendingTransactionId: row.id,
    reference: row.reference,
  };
  const deposit = make(realm, 'Deposit', given, { at });
  creditDeposit(deposit, at, realm);
  row.deposit = link('Deposit', deposit.id);
}
