import { idempotent } from '../../../db/idempotency.ts';
import { fundPaperAccount } from '../../../domains/brokerage/accounts/fund-paper-account.ts';
import { returnDeposit } from '../../../domains/brokerage/deposits/carry-deposit.ts';
import { getBankDetail } from '../../../domains/funding/deposits/bank-detail.ts';
import { receiveBankLine } from '../../../domains/funding/deposits/receive-bank-line.ts';
import { cancelWithdrawal } from '../../../domains/funding/withdrawals/cancel-withdrawal.ts';
import { createWithdrawalRequest } from '../../../domains/funding/withdrawals/create-withdrawal-request.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '../../../domains/funding/withdrawals/decide-withdrawal.ts';
import {
  depositCash,
  takeBackDeposit,
  withdrawCash,
} from '../../../domains/trading/accounts/deposit-cash.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Life } from '../lives.fixture.ts';
import type { Seat } from '../seat.fixture.ts';
import type { MoneyWish } from '../wishes/money-wishes.fixture.ts';

type About<Kind extends MoneyWish['kind']> = Extract<MoneyWish, { readonly kind: Kind }>;
type Decision = Extract<MoneyWish, { readonly kind: 'callOff' | 'approve' | 'reject' }>;

/** A wish about one of the account's payments, or for money to move. */
export type MoneyRequest =
  | Exclude<MoneyWish, { readonly which: number }>
  | (Decision & { readonly withdrawalId: string })
  | (About<'sendBack'> & { readonly depositId: string });

const KINDS: readonly string[] = [
  'deposit',
  'withdraw',
  'payOut',
  'callOff',
  'approve',
  'reject',
  'bankLine',
  'sendBack',
  'takeBack',
  'reset',
] satisfies MoneyWish['kind'][];

export const isOfMoney = (request: { readonly kind: string }): request is MoneyRequest =>
  KINDS.includes(request.kind);

/** @returns the id of what came of it */
export async function sendMoney(
  { deps }: Life,
  seat: Seat,
  request: { readonly key: string } & MoneyRequest,
): Promise<string> {
  const { actor } = seat.person;
  const { key: idempotencyKey } = request;
  switch (request.kind) {
    case 'payOut': {
      const input = { amount: request.amount, currency: 'USD', idempotencyKey };
      return (await createWithdrawalRequest(deps, actor, input, null)).id;
    }
    case 'callOff':
      return (await cancelWithdrawal(deps, actor, { id: request.withdrawalId, browser: null })).id;
    case 'approve':
    case 'reject': {
      const { kind, withdrawalId: id } = request;
      const decide = kind === 'approve' ? approveWithdrawal : rejectWithdrawal;
      return (await deps.db.transaction((tx) => decide(tx, deps, id, 'It was looked at'))).id;
    }
    case 'bankLine':
      return takeIn(deps, seat, request);
    case 'sendBack': {
      const { depositId } = request;
      return (await deps.db.transaction((tx) => returnDeposit(tx, deps, depositId, 'Called back')))
        .id;
    }
    case 'reset': {
      const { amount } = request;
      const terms = { id: seat.account.id, amount, mode: 'RESET' } as const;
      return (await fundPaperAccount(deps, actor, { ...terms, idempotencyKey })).id;
    }
    default:
      return pay(deps, seat, request.kind, request);
  }
}

const CARRY = { deposit: depositCash, withdraw: withdrawCash, takeBack: takeBackDeposit };

/** As the operations that move money do it: key and entry commit together. */
async function pay(
  deps: Life['deps'],
  { person, account }: Seat,
  kind: keyof typeof CARRY,
  { key, amount }: { readonly key: string; readonly amount: string },
): Promise<string> {
  const { userId } = person;
  const transfer = { account, currency: 'USD', amount: decimal(amount) };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, { userId, operation: kind, key, input: { amount } }, async () => {
      await CARRY[kind](tx, deps, userId, transfer);
      return newId(deps.clock, deps.random);
    }),
  );
  return id;
}

/** The bank names each line, and tells of it once more where that was not acknowledged. */
async function takeIn(
  deps: Life['deps'],
  { person }: Seat,
  { key: bankLineId, amount }: { readonly key: string; readonly amount: string },
): Promise<string> {
  const { reference } = await getBankDetail(deps, person.actor, 'USD');
  const line = { bankLineId, reference, amount, currency: 'USD' };
  return (await deps.db.transaction((tx) => receiveBankLine(tx, deps, line))).depositId;
}
