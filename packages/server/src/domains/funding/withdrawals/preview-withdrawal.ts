import {
  arrivalOf,
  type Exchange,
  leastAmount,
  mostAmount,
  payoutOf,
  requireCash,
  wholeAmount,
} from '@investing-platform/rules/funding/banks/withdrawal-terms';
import type { Transaction } from '../../../db/database.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { BankAccountShown } from '../bank-accounts/shown.ts';
import type { FundingDeps } from '../deps.ts';
import { usableQuote } from '../exchange/take-quote.ts';
import { liveAccount } from '../live-account.ts';
import { concernsOf } from './concerns.ts';
import { payableAccount } from './payable-account.ts';
import {
  type Asked,
  exchangeFor,
  factsOf,
  feeOf,
  movingRate,
  refuseSmallExchange,
  requireFewOpen,
} from './terms.ts';
import { withdrawable } from './withdrawable.ts';
import type { WithdrawalFactsRow } from './withdrawals.sql.ts';

const CODES = [
  ...(['BAD_USER_INPUT', 'NOT_FOUND', 'KYC_REQUIRED', 'ACCOUNT_RESTRICTED'] as const),
  ...(['INVALID_STATE', 'INSUFFICIENT_FUNDS', 'QUOTE_EXPIRED', 'QUOTA_EXCEEDED'] as const),
  'PROVIDER_UNAVAILABLE',
] as const;
type Code = (typeof CODES)[number];

/** Why the request would be refused. */
interface Refusal {
  readonly code: Code;
  readonly message: string;
}

/** What a withdrawal would be, as the contract shows it. */
export interface WithdrawalPreviewShown {
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
  readonly heldAmount: string;
  readonly payoutAmount: string | null;
  readonly payoutCurrency: string;
  readonly exchangeRate: string | null;
  readonly forexFeeFraction: string | null;
  readonly rateSettled: boolean;
  readonly minimumAmount: string | null;
  readonly maximumAmount: string;
  readonly reviewNeeded: boolean;
  readonly approvalAt: Date | null;
  readonly estimatedArrivalOn: string | null;
  readonly refusals: Refusal[];
}

/**
 * What `createWithdrawalRequest` would do now, told by the functions that it runs. Nothing is
 * written; the locks are its own, and end with the answer.
 */
export async function previewWithdrawal(
  deps: FundingDeps,
  actor: UserActor,
  bankAccount: Pick<BankAccountShown, 'id' | 'currency'>,
  input: Asked,
): Promise<WithdrawalPreviewShown> {
  const { currency } = input;
  const payoutCurrency = bankAccount.currency;
  const asked = { ...input, payoutCurrency, bankAccountId: bankAccount.id };
  const before: Refusal[] = [];
  const midRate = await unlessRefused(before, () => movingRate(deps, asked));
  if (midRate !== undefined) await unlessRefused(before, () => refuseSmallExchange(deps, asked));
  const fee = feeOf(deps, currency);
  const amount = decimal(input.amount);
  const { facts, exchange, refusals } = await deps.db.transaction((tx) =>
    look(tx, deps, actor, { ...asked, fee }),
  );
  const now = deps.clock.now();
  const reviewNeeded =
    concernsOf(deps, { recentCount: 0, recentAmount: '0', ...facts, amount, currency }).length > 0;
  const { withdrawalCancelSeconds } = deps.config;
  return {
    amount: toPlain(amount),
    currency,
    fee: toPlain(fee),
    heldAmount: toPlain(amount.plus(fee)),
    payoutCurrency,
    ...payoutOf(amount, payoutCurrency, exchange, midRate ?? null),
    minimumAmount: midRate === undefined ? null : toPlain(leastAmount(currency, midRate)),
    maximumAmount:
      facts === undefined ? '0' : toPlain(mostAmount(withdrawable(facts), fee, currency)),
    reviewNeeded,
    approvalAt: reviewNeeded ? null : secondsAfter(now, withdrawalCancelSeconds),
    estimatedArrivalOn: arrivalOf(payoutCurrency, now),
    refusals: [...before, ...refusals],
  };
}

interface Looked {
  readonly facts: WithdrawalFactsRow | undefined;
  readonly exchange: Exchange | undefined;
  readonly refusals: readonly Refusal[];
}

/** In the order of the request. */
async function look(
  tx: Transaction,
  deps: FundingDeps,
  actor: UserActor,
  asked: Asked & {
    readonly payoutCurrency: string;
    readonly bankAccountId: string;
    readonly fee: Decimal;
  },
): Promise<Looked> {
  const { userId } = actor;
  const { currency, fee } = asked;
  const refusals: Refusal[] = [];
  await unlessRefused(refusals, () => wholeAmount(asked.amount, currency));
  const amount = decimal(asked.amount);
  await tx.one(lockPerson, userId);
  const account = await unlessRefused(refusals, () => liveAccount(tx, userId));
  await unlessRefused(refusals, () => payableAccount(tx, deps, userId, asked));
  const facts = account && (await factsOf(tx, deps, userId, account.id, currency));
  if (facts !== undefined) {
    await unlessRefused(refusals, () => requireFewOpen(facts));
    await unlessRefused(refusals, () =>
      requireCash(withdrawable(facts), amount.plus(fee), currency),
    );
  }
  const exchange = await unlessRefused(refusals, () =>
    exchangeFor(tx, deps, actor, { ...asked, amount }, usableQuote),
  );
  return { facts, exchange, refusals };
}

/** What a check answers; undefined where it refuses, which is told. */
async function unlessRefused<Answer>(
  told: Refusal[],
  check: () => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await check();
  } catch (error) {
    const code = error instanceof PlatformError && CODES.find((one) => one === error.code);
    if (code === false || code === undefined) throw error;
    told.push({ code, message: error.message });
    return undefined;
  }
}
