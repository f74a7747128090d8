import { isDeepStrictEqual } from 'node:util';
import { refuseCorrections } from '@investing-platform/rules/tracked/corrections';
import {
  correctionProblems,
  dividendAmounts,
  netInPortfolio,
} from '@investing-platform/rules/tracked/tracked-dividend';
import type { ConfirmationDecision } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invalidInput, notFound, refuse } from '../../../kernel/errors.ts';
import {
  changeDividend,
  type DividendRow,
  findTarget,
  instrumentById,
  lockPerson,
  ownDividend,
  rateInto,
} from '../../holdings/index.ts';
import type { DividendDeps } from './create-dividend.ts';
import { type DividendShown, dividendShown } from './dividend-shown.ts';
import { type Reinvestment, reinvest, takeBack } from './reinvest.ts';

export interface ConfirmDividendInput {
  readonly id: string;
  readonly decision: ConfirmationDecision;
  readonly paidOn?: CivilDate | null | undefined;
  readonly grossAmount?: string | null | undefined;
  readonly withholdingTax?: string | null | undefined;
  readonly reinvestment?: Reinvestment | null | undefined;
}

/**
 * Confirms a dividend that waits for it, or rejects one, also one that was confirmed.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE; INSUFFICIENT_QUANTITY;
 *   QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE
 */
export async function confirmDividend(
  deps: DividendDeps,
  actor: Actor,
  input: ConfirmDividendInput,
): Promise<DividendShown> {
  const { userId } = requireUser(actor);
  const before = await deps.db.maybe(ownDividend, userId, input.id);
  if (before === null) throw notFound('Dividend');
  if (before.origin === 'BROKER_SYNC') {
    throw refuse('INVALID_STATE', 'A broker mirror follows its account');
  }
  if (input.decision === 'REJECT') await reject(deps, userId, before, input);
  else await confirm(deps, userId, before, input);
  return dividendShown(deps, userId, before.id);
}

async function reject(
  deps: DividendDeps,
  userId: string,
  before: DividendRow,
  { id: _, decision: __, ...corrections }: ConfirmDividendInput,
): Promise<void> {
  refuseCorrections(corrections);
  if (before.state === 'REJECTED') throw refuse('INVALID_STATE', 'The dividend was rejected');
  const { reinvestTradeId } = before;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await requireUnchanged(tx, userId, before);
    if (reinvestTradeId !== null) await takeBack(tx, deps, userId, reinvestTradeId);
    const rejected = { ...before, state: 'REJECTED', netInPortfolio: null } as const;
    await store(tx, deps, userId, { ...rejected, reinvestTradeId: null });
  });
}

async function confirm(
  deps: DividendDeps,
  userId: string,
  before: DividendRow,
  input: ConfirmDividendInput,
): Promise<void> {
  if (before.state !== 'PENDING') throw refuse('INVALID_STATE', 'The dividend is not pending');
  const { portfolioId, instrumentId, currency, exDate } = before;
  const target = await findTarget(deps, userId, portfolioId);
  const paidOn = input.paidOn ?? before.paidOn;
  const withholdingTax = input.withholdingTax ?? before.withholdingTax;
  const told =
    input.grossAmount == null
      ? { gross: decimal(before.grossAmount), perShare: decimal(before.amountPerShare) }
      : dividendAmounts({ gross: input.grossAmount }, decimal(before.quantity), currency);
  const today = dayIn(target.timeZone, deps.clock.now());
  const problems = correctionProblems({ paidOn, exDate, gross: told.gross, withholdingTax }, today);
  if (problems.length > 0) throw invalidInput(problems);
  const isSameDay = paidOn === before.paidOn;
  const known = isSameDay ? before.exchangeRate : null;
  const exchangeRate = known ?? (await rateInto(deps, target, currency, paidOn));
  const { reinvestment } = input;
  const instrument = await instrumentById(deps.db, userId, instrumentId);
  const purchaseRate =
    reinvestment == null || instrument.currency === currency
      ? exchangeRate
      : await rateInto(deps, target, instrument.currency, paidOn);
  const paid = { grossAmount: toPlain(told.gross), withholdingTax };
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await requireUnchanged(tx, userId, before);
    const reinvestTradeId =
      reinvestment == null
        ? before.reinvestTradeId
        : await reinvest(tx, deps, userId, {
            ...reinvestment,
            portfolioId,
            instrumentId,
            currency: instrument.currency,
            exchangeRate: purchaseRate,
            rateGiven: false,
            tradedOn: paidOn,
          });
    await store(tx, deps, userId, {
      ...before,
      ...paid,
      state: 'CONFIRMED',
      confirmedAt: deps.clock.now(),
      paidOn,
      exchangeRate,
      reinvestTradeId,
      amountPerShare: toPlain(told.perShare),
      netInPortfolio: toPlain(netInPortfolio(paid, exchangeRate, target.currency)),
    });
  });
}

/** It was read before it was locked, and is written whole. */
async function requireUnchanged(
  tx: Transaction,
  userId: string,
  before: DividendRow,
): Promise<void> {
  const found = await tx.maybe(ownDividend, userId, before.id);
  if (found === null) throw notFound('Dividend');
  if (!isDeepStrictEqual(found, before)) {
    throw refuse('INVALID_STATE', 'The dividend was changed meanwhile: read it and try again');
  }
}

async function store(
  tx: Transaction,
  { clock }: Pick<DividendDeps, 'clock'>,
  userId: string,
  row: DividendRow,
): Promise<void> {
  const { id } = row;
  const [update, values] = changeDividend({ userId, id }, { ...row, updatedAt: clock.now() });
  await tx.run(update, ...values);
}
