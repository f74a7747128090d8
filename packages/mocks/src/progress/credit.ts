import { make } from '../contract/complete.ts';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { amount } from '../facts/amounts.ts';
import { accountsOf, liveAccount } from '../facts/brokerage.ts';
import { dayOf } from '../facts/time.ts';
import { cashOf } from '../trading/accounts.ts';

/** The cash of a completed deposit arrives in its account; one that failed says why. */
export function creditDeposit(row: RowOf<'Deposit'>, at: Date, realm: Realm): void {
  if (row.status !== 'COMPLETED') {
    row.failureReason = 'It was asked to go wrong.';
    return;
  }
  const account =
    accountsOf(realm).find(({ id }) => id === row.brokerAccountId) ?? liveAccount(realm);
  if (account === undefined) return;
  const currency = String(row.currency);
  const cash = cashOf(realm.platform, account, currency);
  cash.total = cash.total.plus(amount(row.amount));
  Object.assign(row, {
    brokerAccountId: account.id,
    credited: { amount: row.amount, currency },
    completedAt: at,
    withdrawableAt: at,
  });
  const given = {
    brokerAccountId: account.id,
    type: 'DEPOSIT',
    status: 'EXECUTED',
    occurredAt: at,
    settlesOn: dayOf(at),
    netAmount: row.amount,
    currency,
    description: 'Deposit',
  };
  make(realm, 'PlatformInvestAccountActivity', given, { at });
}
