import {
  checkBooking,
  checkDebt,
  checkEffectiveOn,
  type DebtTerms,
  refuseArchived,
} from '@investing-platform/rules/networth/input-checks';
import {
  type BalanceRead,
  wholeOwed,
} from '@investing-platform/rules/networth/liabilities/part-owed';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { today } from '../../facts/time.ts';
import { earlierTerms } from '../../networth/terms.ts';
import { theDefault } from '../../world/recorded-by-hand.ts';
import { checkRated } from './rated.ts';

function home(realm: Realm, portfolioId: unknown): string {
  if (typeof portfolioId === 'string') return portfolioId;
  return theDefault(realm, 'LIABILITIES').id;
}

const TERMS = ['interestRatePercent', 'repaymentAmount', 'repaymentFrequency'] as const;

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (value == null ? null : String(value));

type DebtTold = {
  readonly [Field in 'startsOn' | 'ownershipPercent' | 'currency']?: string | null;
};

/** What an input says is owed of the whole debt. */
const owedIn = ({ balance, wholeBalance }: Values, debt: DebtTold): BalanceRead =>
  wholeOwed({
    balance: text(balance),
    wholeBalance: text(wholeBalance),
    ownershipPercent: text(debt.ownershipPercent) ?? '100',
    currency: String(debt.currency),
  });

/** What a debt is once it is recorded: what was drawn, and what is left today where that is given. */
function bookFirst(
  { realm, params }: Call<'createNetWorthLiability'>,
  row: RowOf<'NetWorthLiability'>,
): void {
  const { originalAmount, startsOn } = params;
  make(realm, 'LiabilityTrade', {
    liabilityId: row.id,
    type: 'DRAWDOWN',
    date: startsOn,
    amount: originalAmount,
  });
  const { whole } = owedIn(params, row);
  if (whole !== null)
    make(realm, 'LiabilityTrade', {
      liabilityId: row.id,
      type: 'REVALUATION',
      date: today(realm),
      amount: whole,
    });
}

/** @throws {PlatformError} BAD_USER_INPUT with everything that a debt, as it is going to be, cannot */
function refuseMisfits(
  { realm, params }: Call<'createNetWorthLiability' | 'updateNetWorthLiability'>,
  debt: Values & DebtTold,
  effectiveOn: string | null = null,
): void {
  const problems = new InputProblems();
  checkDebt(problems, { autoAmortize: false, ...debt } as DebtTerms, today(realm));
  checkEffectiveOn(problems, effectiveOn, String(debt.startsOn), today(realm));
  for (const { field, message } of owedIn(params, debt).misfits) problems.add(field, message);
  problems.refuse();
}

function refuseBooking({ realm, params }: Call<'createNetWorthLiabilityTrade'>): void {
  const debt = need(realm, 'NetWorthLiability', String(params.liabilityId));
  refuseArchived(debt.archived === true);
  const problems = new InputProblems();
  checkBooking(problems, params, String(debt.startsOn), today(realm));
  problems.refuse();
}

export const liabilityRules: Rules = {
  netWorthLiabilities: {
    // Unknown ids are passed over.
    knowsIds: true,
    checks: ({ realm, params }) => {
      const portfolioIds = (params.portfolioIds ?? []) as readonly unknown[];
      const kinds = portfolioIds.map((id) => need(realm, 'Portfolio', String(id)).kind);
      if (kinds.some((kind) => kind !== 'LIABILITIES')) throw notFound('Portfolio');
    },
  },
  createNetWorthLiability: {
    checks: (call) => {
      checkRated(call);
      refuseMisfits(call, call.params);
    },
    sets: ({ realm, params }) => ({
      portfolioId: home(realm, params.portfolioId),
      archived: false,
    }),
    afterwards: bookFirst,
    leaves: ['LiabilityTrade'],
  },
  createNetWorthLiabilityTrade: {
    checks: refuseBooking,
    sets: ({ params }) => ({ interest: params.interest ?? null }),
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
      refuseMisfits(call, { ...debt, ...call.params }, call.params.effectiveOn);
    },
    sets: ({ params }, row) => ({
      earlierTerms: earlierTerms(row ?? {}, params, TERMS, params.effectiveOn),
    }),
    leaves: ['LiabilityTrade'],
    afterwards: ({ realm, params }, row) => {
      const { whole } = owedIn(params, row);
      if (whole !== null)
        make(realm, 'LiabilityTrade', {
          liabilityId: row.id,
          type: 'REVALUATION',
          date: params.effectiveOn ?? today(realm),
          amount: whole,
        });
    },
  },
};
