import { CREDENTIALS, PRACTICE_ACCOUNTS } from '@investing-platform/rules/brokerage/quotas';
import { BANK_ACCOUNTS, OPEN_WITHDRAWALS, PENDING } from '@investing-platform/rules/funding/quotas';
import {
  ACTIVE_LINKS,
  CUSTOM_INSTRUMENTS,
  recorded,
} from '@investing-platform/rules/networth/quotas';
import { PORTFOLIOS } from '@investing-platform/rules/portfolios/new-portfolio';
import { type Quota, requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { ACTIVE_STRATEGIES, STRATEGIES } from '@investing-platform/rules/strategies/quotas';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import { accountsOf } from '../../facts/brokerage.ts';
import { linkStatus } from '../../facts/share-links.ts';
import { daysFrom, now } from '../../facts/time.ts';

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

type Counted = readonly [quota: Quota, countOf: (realm: Realm) => number];

const instruments: Counted = [CUSTOM_INSTRUMENTS, stored('Instrument')];
const banks: Counted = [BANK_ACCOUNTS, banksOfADay];

/** By operation. */
const QUOTAS: Readonly<Record<string, Counted>> = {
  createActiveStrategy: [ACTIVE_STRATEGIES, activeStrategies],
  createCustomInstrument: instruments,
  createCustomInstrumentWithDetails: instruments,
  createNetWorthExpense: [recorded('expenses'), stored('NetWorthExpense')],
  createNetWorthGoal: [recorded('goals'), stored('NetWorthGoal')],
  createNetWorthIncome: [recorded('incomes'), stored('NetWorthIncome')],
  createNetWorthLiability: [recorded('liabilities'), stored('NetWorthLiability')],
  createNetWorthShareLink: [ACTIVE_LINKS, shareLinks],
  createNetworthPortfolio: [PORTFOLIOS, stored('Portfolio')],
  createPartnerPaperAccount: [PRACTICE_ACCOUNTS, practiceAccounts],
  createPendingUserTransaction: [PENDING, pending],
  createStrategy: [STRATEGIES, stored('Strategy')],
  createWithdrawalRequest: [OPEN_WITHDRAWALS, withdrawals],
  saveBankAccountNZD: banks,
  saveBankAccountUSD: banks,
  saveBrokerCredential: [CREDENTIALS, credentials],
};

/** @throws {PlatformError} QUOTA_EXCEEDED for one more than a person may have */
export function refuseBeyondQuota({ realm, operation }: Pick<Call, 'realm' | 'operation'>): void {
  const [quota, countOf] = QUOTAS[operation] ?? [];
  if (quota !== undefined && countOf !== undefined) requireRoomFor(quota, countOf(realm));
}
