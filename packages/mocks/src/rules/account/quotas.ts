import { refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import { accountsOf } from '../../facts/brokerage.ts';
import { linkStatus } from '../../facts/share-links.ts';
import { daysFrom, now } from '../../facts/time.ts';

/** How much of something a person may have, and what is said of one more. */
type Quota = readonly [most: number, countOf: (realm: Realm) => number, refusal: string];

const stored =
  (type: string) =>
  ({ own }: Realm): number =>
    own.list(type).length;

const UNDER_WAY = new Set(['REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT']);

const withdrawals = ({ own }: Realm): number =>
  own.list('WithdrawalRequest').filter(({ status }) => UNDER_WAY.has(String(status))).length;

const pending = ({ own }: Realm): number =>
  own.list('PendingUserTransaction', { status: 'PENDING' }).length;

const practiceAccounts = (realm: Realm): number =>
  accountsOf(realm).filter(
    ({ tradingMode, provider, isClosed }) =>
      tradingMode === 'PAPER' && provider === undefined && isClosed !== true,
  ).length;

const credentials = ({ own }: Realm): number =>
  own.list('BrokerCredential').filter(({ status }) => status !== 'REVOKED').length;

const shareLinks = (realm: Realm): number =>
  realm.own.list('NetWorthShareLink').filter((link) => linkStatus(link, realm) === 'ACTIVE').length;

const activeStrategies = ({ own }: Realm): number =>
  own.list('ActiveStrategy').filter(({ status }) => status !== 'CLOSED').length;

const banksOfADay = (realm: Realm): number => {
  const since = daysFrom(now(realm), -1);
  return realm.own.list('SavedBankAccount').filter(({ createdAt }) => Number(createdAt) > +since)
    .length;
};

const instruments: Quota = [500, stored('Instrument'), 'A person may have 500 custom instruments'];
const banks: Quota = [10, banksOfADay, 'A person may save 10 bank accounts a day'];
const recorded = (type: string, words: string): Quota => [
  1_000,
  stored(type),
  `A person may record 1000 ${words}`,
];

/** By operation. */
const QUOTAS: Readonly<Record<string, Quota>> = {
  createActiveStrategy: [100, activeStrategies, 'A person may have 100 active strategies'],
  createCustomInstrument: instruments,
  createCustomInstrumentWithDetails: instruments,
  createNetWorthExpense: recorded('NetWorthExpense', 'expenses'),
  createNetWorthGoal: recorded('NetWorthGoal', 'goals'),
  createNetWorthIncome: recorded('NetWorthIncome', 'incomes'),
  createNetWorthLiability: recorded('NetWorthLiability', 'liabilities'),
  createNetWorthShareLink: [100, shareLinks, 'A person may have 100 active links'],
  createPartnerPaperAccount: [20, practiceAccounts, 'A person may have 20 practice accounts'],
  createPendingUserTransaction: [20, pending, 'A person may have 20 that are pending'],
  createStrategy: [100, stored('Strategy'), 'A person may have 100 strategies'],
  createWithdrawalRequest: [20, withdrawals, 'A person may have 20 withdrawals under way'],
  saveBankAccountNZD: banks,
  saveBankAccountUSD: banks,
  saveBrokerCredential: [20, credentials, 'A person may have 20 credentials'],
};

/** @throws {PlatformError} QUOTA_EXCEEDED for one more than a person may have */
export function refuseBeyondQuota({ realm, operation }: Pick<Call, 'realm' | 'operation'>): void {
  const [most, countOf, refusal] = QUOTAS[operation] ?? [Number.POSITIVE_INFINITY, () => 0, ''];
  if (countOf(realm) >= most) throw refuse('QUOTA_EXCEEDED', refusal);
}
