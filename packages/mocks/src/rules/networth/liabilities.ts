import { type BalanceRead, wholeOwed } from '@investing-platform/rules/networth/part-owed';
import { invalidInput, refuse } from '@investing-platform/rules/platform-error';
import type { FieldProblem } from '@investing-platform/schema';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { Row } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { isMore } from '../../facts/amounts.ts';
import { defaultPortfolio } from '../../facts/portfolios.ts';
import { today } from '../../facts/time.ts';
import { addDefaultPortfolio } from '../../world/recorded-by-hand.ts';
import { checkRated } from './rated.ts';

/** What a booking says that the input leaves out. */
function book(realm: Realm, liabilityId: string, given: Readonly<Record<string, unknown>>): void {
  make(realm, 'LiabilityTrade', { liabilityId, interest: '0', ...given });
}

function home(realm: Realm, portfolioId: unknown): string {
  if (typeof portfolioId === 'string') return portfolioId;
  return (defaultPortfolio(realm, 'LIABILITIES') ?? addDefaultPortfolio(realm, 'LIABILITIES')).id;
}

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (value == null ? null : String(value));

/** What an input says is owed of the whole debt. */
const owedIn = ({ balance, wholeBalance }: Values, debt: Values): BalanceRead =>
  wholeOwed({
    balance: text(balance),
    wholeBalance: text(wholeBalance),
    ownershipPercent: text(debt['ownershipPercent']) ?? '100',
    currency: String(debt['currency']),
  });

/** What a debt is once it is recorded: what was drawn, and what is left today where that is given. */
function bookFirst({ realm, params }: Call<'createNetWorthLiability'>, row: Row): void {
  const { originalAmount, startsOn } = params;
  book(realm, row.id, { type: 'DRAWDOWN', date: startsOn, amount: originalAmount });
  const { whole } = owedIn(params, row);
  if (whole !== null)
    book(realm, row.id, { type: 'REVALUATION', date: today(realm), amount: whole });
}

/** @throws {PlatformError} BAD_USER_INPUT with everything that does not fit together */
function refuseMisfits(problems: readonly (FieldProblem | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw invalidInput(found);
}

const problem = (isOne: boolean, field: string, message: string): FieldProblem | false =>
  isOne && { path: `params.${field}`, message };

/** What a debt may not be, as it is going to be. */
function checkDebt(
  { realm, params }: Call<'createNetWorthLiability' | 'updateNetWorthLiability'>,
  debt: Values,
): void {
  const { startsOn, maturesOn, repaymentFrequency, repaymentAmount, autoAmortize } = debt;
  const amortises = autoAmortize === true;
  refuseMisfits([
    problem(String(startsOn) > today(realm), 'startsOn', 'must not be in the future'),
    problem(
      maturesOn != null && String(maturesOn) <= String(startsOn),
      'maturesOn',
      'must be after startsOn',
    ),
    problem(
      debt['fixedEndsOn'] != null && debt['rateType'] !== 'FIXED',
      'fixedEndsOn',
      'is for the rate type FIXED alone',
    ),
    problem(
      repaymentFrequency === 'ONE_OFF' && maturesOn == null,
      'maturesOn',
      'is needed for a single payment: it is paid on that day',
    ),
    problem(
      repaymentAmount != null && repaymentFrequency == null,
      'repaymentFrequency',
      'is needed with repaymentAmount',
    ),
    problem(
      amortises && debt['interestRatePercent'] == null,
      'interestRatePercent',
      'is needed with autoAmortize',
    ),
    problem(amortises && repaymentAmount == null, 'repaymentAmount', 'is needed with autoAmortize'),
    problem(
      amortises && repaymentAmount == null && repaymentFrequency == null,
      'repaymentFrequency',
      'is needed with autoAmortize',
    ),
    ...owedIn(params, debt).misfits.map(({ field, message }) => problem(true, field, message)),
  ]);
}

function checkBooking({ realm, params }: Call<'createNetWorthLiabilityTrade'>): void {
  const debt = need(realm, 'NetWorthLiability', String(params.liabilityId));
  if (debt.archived === true) {
    throw refuse('INVALID_STATE', 'The debt is archived: take it up again first');
  }
  const { date, interest, amount, type } = params;
  const isRepayment = type === 'REPAYMENT';
  refuseMisfits([
    problem(String(date) < String(debt.startsOn), 'date', 'must not be before the debt began'),
    problem(String(date) > today(realm), 'date', 'must not be in the future'),
    problem(interest != null && !isRepayment, 'interest', 'is for a REPAYMENT alone'),
    problem(
      interest != null && isRepayment && isMore(interest, amount),
      'interest',
      'must not be more than amount',
    ),
  ]);
}

export const liabilityRules: Rules = {
  netWorthLiabilities: {
    // Unknown ids are passed over.
    knowsIds: true,
    checks: ({ realm, params }) => {
      const portfolioIds = (params.portfolioIds ?? []) as readonly unknown[];
      for (const id of portfolioIds) need(realm, 'Portfolio', String(id));
    },
  },
  createNetWorthLiability: {
    checks: (call) => {
      checkRated(call);
      checkDebt(call, call.params);
    },
    sets: ({ realm, params }) => ({
      portfolioId: home(realm, params.portfolioId),
      archived: false,
    }),
    afterwards: bookFirst,
    leaves: ['LiabilityTrade'],
  },
  createNetWorthLiabilityTrade: {
    checks: checkBooking,
    sets: ({ params }) => (params.type === 'INTEREST' ? { interest: params.amount } : {}),
  },
  deleteNetWorthLiability: {
    before: ({ realm }, debt) => {
      for (const row of realm.own.list('NetWorthExpense')) {
        if (row.linkedLiabilityId === debt.id) row.linkedLiabilityId = null;
      }
    },
  },
  updateNetWorthLiability: {
    checks: (call) => {
      const debt = need(call.realm, 'NetWorthLiability', String(call.params.id));
      checkDebt(call, { ...debt, ...call.params });
    },
    leaves: ['LiabilityTrade'],
    afterwards: ({ realm, params }, row) => {
      const { whole } = owedIn(params, row);
      if (whole !== null)
        book(realm, row.id, {
          type: 'REVALUATION',
          date: params.effectiveOn ?? today(realm),
          amount: whole,
        });
    },
  },
};
