import { theNetwork } from '@investing-platform/rules/crypto/networks';
import { travelRuleOf } from '@investing-platform/rules/crypto/travel-rule';
import { toPlain } from '@investing-platform/rules/numbers/decimal';
import type { Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import { type Amount, cash, isMore, minus, over, plus, times, total } from '../facts/amounts.ts';
import { activities, liveAccount } from '../facts/brokerage.ts';
import { dayOf } from '../facts/time.ts';
import { receiveAddress } from '../progress/receive-address.ts';
import { termsOf } from '../rules/crypto/wallets.ts';
import { shownRule } from '../rules/crypto/whitelist.ts';
import type { Plants } from './plant.ts';

/** How the cash came that the account has, and how some of it left. */
export function seedFunding(realm: Realm, plants: Plants): void {
  const account = liveAccount(realm);
  banks(plants);
  cards(plants);
  crypto(plants);
  if (account === undefined) return;
  for (const currency of account.cash.keys()) deposits(realm, plants, currency);
  documents(plants);
}

/** Deposits make up for the cash that is there and for what was spent before. */
function deposits(realm: Realm, plants: Plants, currency: string): void {
  const account = liveAccount(realm);
  const has = account?.cash.get(currency);
  if (account === undefined || has === undefined) return;
  const withdrawn = currency === 'NZD' ? '500' : '0';
  const moved = total(
    activities(realm)
      .filter((row) => row.currency === currency)
      .map((row) => row.netAmount),
  );
  const needed = plus(minus(toPlain(has.total), moved), withdrawn);
  if (!isMore(needed, '0')) return;
  const first = cash(over(times(needed, 3), 5), currency);
  deposit(plants, account.id, currency, 260, first, true);
  deposit(plants, account.id, currency, 100, minus(needed, first), currency === 'USD');
  deposit(plants, account.id, currency, 0.1, '250', false, 'PROCESSING');
  if (withdrawn !== '0') withdrawal(plants, account.id, withdrawn, currency);
}

function deposit(
  { one, at }: Plants,
  brokerAccountId: string,
  currency: string,
  days: number,
  amount: Amount,
  viewed: boolean,
  status = 'COMPLETED',
): void {
  const isDone = status === 'COMPLETED';
  const row = one('Deposit', days, {
    status,
    brokerAccountId,
    amount,
    currency,
    credited: isDone ? { amount, currency } : null,
    reference: 'MIA20871',
    viewed,
    completedAt: isDone ? at(-days) : null,
    withdrawableAt: isDone ? at(-days) : null,
  });
  if (isDone)
    move(one, days, {
      brokerAccountId,
      occurredAt: at(-days),
      type: 'DEPOSIT',
      netAmount: amount,
      currency,
      description: `Deposit ${row.id.slice(-6)}`,
    });
}

interface Move {
  readonly brokerAccountId: string;
  readonly occurredAt: Date;
  readonly type: string;
  readonly netAmount: Amount;
  readonly currency: string;
  readonly description: string;
}

function move(one: Plants['one'], days: number, moved: Move): void {
  one('PlatformInvestAccountActivity', days, {
    ...moved,
    settlesOn: dayOf(moved.occurredAt),
  });
}

function withdrawal(
  { one, at, day }: Plants,
  brokerAccountId: string,
  amount: Amount,
  currency: string,
): void {
  const row = one('WithdrawalRequest', 45, {
    status: 'COMPLETED',
    amount,
    currency,
    payoutAmount: amount,
    payoutCurrency: currency,
    reference: 'HOLIDAY',
    estimatedArrivalOn: day(-43),
    sentAt: at(-44),
    completedAt: at(-43),
  });
  one('PendingUserTransaction', 45, {
    id: row.id,
    kind: 'WITHDRAWAL',
    amount,
    currency,
    reference: 'HOLIDAY',
    withdrawal: link('WithdrawalRequest', row.id),
  });
  for (const [days, status] of [
    [2, 'PENDING'],
    [60, 'EXPIRED'],
  ] as const) {
    one('PendingUserTransaction', days, {
      kind: 'BANK_TRANSFER',
      status,
      amount: '1000',
      currency,
      reference: 'MIA20871',
      expiresAt: at(30 - days),
    });
  }
  move(one, 43, {
    brokerAccountId,
    occurredAt: at(-43),
    type: 'WITHDRAWAL',
    currency,
    netAmount: minus('0', amount),
    description: 'Withdrawal to the bank account',
  });
}

function banks({ one, at }: Plants): void {
  const bank = (purpose: string, currency: string) =>
    one('SavedBankAccount', 370, {
      purpose,
      currency,
      numberMasked: currency === 'NZD' ? '01-0242-••••194-00' : '•••• 6789',
      country: currency === 'NZD' ? 'NZ' : 'US',
      routingNumber: currency === 'USD' ? '021000021' : null,
      type: currency === 'USD' ? 'CHECKING' : null,
      verifiedAt: at(-369),
    });
  bank('WITHDRAWAL', 'NZD');
  bank('WITHDRAWAL', 'USD');
  bank('PAYOUT', 'NZD');
  bank('PAYOUT', 'USD');
}

function cards({ one }: Plants): void {
  const card = (brand: string, last4: string, isDefault: boolean) =>
    one('Card', 365, {
      brand,
      last4,
      expiryMonth: 8,
      expiryYear: 2029,
      holder: 'MIA TANE',
      country: 'NZ',
      default: isDefault,
    });
  card('VISA', '4242', true);
  card('MASTERCARD', '4444', false);
  one('InterestEnrollment', 200, {
    currency: 'USD',
    optedIn: true,
    aprPercent: '3.1',
    paidToDate: '24.8',
  });
}

function crypto({ one, at }: Plants): void {
  const wallet = (currency: string, chain: string) =>
    one('CryptoCurrencyWallet', 250, {
      currency,
      chain,
      ...receiveAddress(chain),
      ...termsOf(theNetwork('params', currency, chain)),
    });
  const bitcoin = wallet('BTC', 'BTC');
  wallet('ETH', 'ETH');
  const ether = { currency: 'ETH', chain: 'ETH' };
  const whitelisted = (label: string, given: Readonly<Record<string, unknown>>) =>
    one('WhitelistedWallet', 240, {
      label,
      ownershipMessage: 'I hold the key of this address.',
      ...given,
    });
  const rule = travelRuleOf(
    { custodian: { selfHosted: {} } },
    { givenName: 'Mia', familyName: 'Tane' },
  );
  const approved = whitelisted('Hardware wallet', {
    currency: 'BTC',
    chain: 'BTC',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ...shownRule({ ...rule, hasOwnershipProof: true }, true),
    status: 'APPROVED',
  });
  whitelisted('Old exchange', {
    ...ether,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ...shownRule({ ...rule, selfHosted: false, vaspName: 'Old exchange' }, true),
  });
  one('CryptoCurrencyTransfer', 240, {
    direction: 'INCOMING',
    currency: 'BTC',
    chain: 'BTC',
    amount: '0.35',
    netAmount: '0.35',
    walletId: bitcoin.id,
    completedAt: at(-240),
  });
  one('CryptoCurrencyTransfer', 30, {
    direction: 'OUTGOING',
    currency: 'BTC',
    chain: 'BTC',
    amount: '0.1',
    netAmount: '0.0999',
    networkFee: '0.0001',
    walletId: bitcoin.id,
    whitelistedWalletId: approved.id,
    completedAt: at(-30),
  });
  one('CryptoAutoSweep', 100, {
    currency: 'ETH',
    chain: 'ETH',
    targetCurrency: 'USD',
    minimumAmount: '0.05',
    sellPercent: '50',
  });
}

function documents({ one, day }: Plants): void {
  for (const [days, covered, type, name] of [
    [20, 31, 'ACCOUNT_STATEMENT', 'Statement of October 2026'],
    [50, 30, 'ACCOUNT_STATEMENT', 'Statement of September 2026'],
    [90, 1, 'TRADE_CONFIRMATION', 'Trade confirmation'],
    [250, 365, 'TAX_1042S', 'Figures of 2025 for tax form 1042-S'],
  ] as const) {
    one('PlatformInvestAccountDocument', days, {
      type,
      name,
      periodStartsOn: day(-days - covered),
      periodEndsOn: day(-days - 1),
    });
  }
}
