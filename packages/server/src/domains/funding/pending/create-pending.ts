import { PENDING } from '@investing-platform/rules/funding/quotas';
import type { Sum } from '@investing-platform/rules/funding/sum-limits';
import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { requireExactlyOne } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { tradingPermission } from '../../account/index.ts';
import { carryCharge } from '../../cards/index.ts';
import { exchangeCash } from '../../trading/index.ts';
import { type CardSum, depositCharges, startCardDeposit } from '../deposits/card-deposit.ts';
import { giveReference } from '../deposits/reference.ts';
import type { FundingDeps } from '../deps.ts';
import { takeQuote } from '../exchange/take-quote.ts';
import { liveAccount, openAccount } from '../live-account.ts';
import { requireChargeable, requireTaken } from './limits.ts';
import { countPending, insertPending, nameReference, pendingById } from './pending.sql.ts';
import { type PendingShown, showPending } from './shown.ts';

export interface CreatePendingInput {
  /** Exactly one of the three. */
  readonly bankTransfer?: Sum | null | undefined;
  readonly cardCharge?: CardSum | null | undefined;
  readonly exchange?: { readonly quoteId: string } | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'createPendingUserTransaction';
const LAPSES_AFTER_SECONDS = 7 * DAY_SECONDS;
const PATH = 'params';

/**
 * Announces a bank transfer, charges a card, or exchanges cash at the rate of a quote.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; KYC_REQUIRED; AGREEMENT_REQUIRED;
 *   ACCOUNT_RESTRICTED for an exchange; INVALID_STATE where no card can be charged;
 *   INSUFFICIENT_FUNDS; QUOTE_EXPIRED; QUOTA_EXCEEDED for the 21st; IDEMPOTENCY_CONFLICT
 */
export async function createPending(
  deps: FundingDeps,
  actor: UserActor,
  input: CreatePendingInput,
): Promise<PendingShown> {
  requireExactlyOne(input, ['bankTransfer', 'cardCharge', 'exchange']);
  const { userId } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  const { id, replayed } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, key, () => start(tx, deps, userId, input)),
  );
  // Nobody waits for the job's next look: whether the bank wants to be asked is told at once.
  if (input.cardCharge != null && !replayed) await carryCharge(deps, depositCharges(deps), id);
  const row = await deps.db.one(pendingById, userId, deps.clock.now(), id);
  const [shown] = await showPending(deps.db, deps, userId, [row]);
  invariant(shown !== undefined, 'each row is shown');
  return shown;
}

async function start(
  tx: Transaction,
  deps: FundingDeps,
  userId: string,
  { bankTransfer, cardCharge, exchange }: CreatePendingInput,
): Promise<string> {
  if (bankTransfer != null) requireTaken(deps, bankTransfer, `${PATH}.bankTransfer`);
  if (cardCharge != null) requireChargeable(deps, cardCharge, `${PATH}.cardCharge`);
  // The person comes before the account.
  await tx.one(lockPerson, userId);
  await requirePermission(tx, userId);
  if (bankTransfer != null) return announce(tx, deps, userId, bankTransfer);
  if (exchange != null) return trade(tx, deps, userId, exchange.quoteId);
  invariant(cardCharge != null, 'one of the three is given');
  await requireRoom(tx, deps, userId);
  return startCardDeposit(tx, deps, userId, cardCharge);
}

async function requirePermission(tx: Transaction, userId: string): Promise<void> {
  await openAccount(tx, userId);
  const { agreementSigned } = await tradingPermission(tx, userId);
  if (agreementSigned) return;
  throw agreementNeeded('FUNDING');
}

async function requireRoom(tx: Transaction, deps: FundingDeps, userId: string): Promise<void> {
  const { count } = await tx.one(countPending, userId, deps.clock.now());
  requireRoomFor(PENDING, count);
}

async function announce(
  tx: Transaction,
  deps: FundingDeps,
  userId: string,
  { amount, currency }: Sum,
): Promise<string> {
  await requireRoom(tx, deps, userId);
  const now = deps.clock.now();
  const id = newId(deps.clock, deps.random);
  const lapsesAt = secondsAfter(now, LAPSES_AFTER_SECONDS);
  await tx.run(insertPending, {
    id,
    userId,
    kind: 'BANK_TRANSFER',
    status: 'PENDING',
    amount: toPlain(amount),
    currency,
    reference: '',
    boughtAmount: null,
    boughtCurrency: null,
    expiresAt: lapsesAt,
    now,
  });
  await tx.run(nameReference, id, await giveReference(tx, deps, userId, id));
  return id;
}

async function trade(
  tx: Transaction,
  deps: FundingDeps,
  userId: string,
  quoteId: string,
): Promise<string> {
  const account = await liveAccount(tx, userId);
  const quote = await takeQuote(tx, deps, userId, quoteId, null);
  const id = newId(deps.clock, deps.random);
  const { fromAmount, from, toAmount, to } = quote;
  await exchangeCash(tx, deps, {
    userId,
    brokerAccountId: account.id,
    bookId: account.id,
    from: { currency: from, amount: decimal(fromAmount) },
    to: { currency: to, amount: decimal(toAmount) },
    midRate: decimal(quote.midRate),
    source: { type: 'pending_transaction', id },
  });
  const now = deps.clock.now();
  const reference = `FX ${from}-${to}`;
  await tx.run(insertPending, {
    id,
    userId,
    kind: 'EXCHANGE',
    status: 'COMPLETED',
    amount: toPlain(fromAmount),
    currency: from,
    reference,
    boughtAmount: toAmount,
    boughtCurrency: to,
    expiresAt: null,
    now,
  });
  return id;
}
