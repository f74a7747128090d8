import { refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { complete } from '../contract/complete.ts';
import { need, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { defaultPortfolio } from '../facts/portfolios.ts';
import { today } from '../facts/time.ts';
import { addDefaultPortfolio } from '../world/recorded-by-hand.ts';

/** What a booking says that the input leaves out. */
function book(realm: Realm, liabilityId: string, given: Readonly<Record<string, unknown>>): void {
  realm.own.add(
    'LiabilityTrade',
    complete(realm, 'LiabilityTrade', { liabilityId, interest: '0', ...given }),
  );
}

function home(realm: Realm, portfolioId: unknown): string {
  if (typeof portfolioId === 'string') return portfolioId;
  return (defaultPortfolio(realm, 'LIABILITIES') ?? addDefaultPortfolio(realm, 'LIABILITIES')).id;
}

/** What a debt is once it is recorded: what was drawn, and what is left today where that is given. */
function bookFirst({ realm, params }: Call, row: Row): void {
  const { originalAmount, balance, startDate } = params;
  book(realm, row.id, { type: 'DRAWDOWN', date: startDate, amount: originalAmount });
  if (balance != null)
    book(realm, row.id, { type: 'REVALUATION', date: today(realm), amount: balance });
}

export const liabilityRules: Rules = {
  createNetWorthLiability: {
    sets: ({ realm, params }) => ({
      portfolioId: home(realm, params['portfolioId']),
      isArchived: false,
    }),
    afterwards: bookFirst,
    leaves: ['LiabilityTrade'],
  },
  createNetWorthLiabilityTrade: {
    checks: ({ realm, params }) => {
      if (need(realm, 'NetWorthLiability', String(params['liabilityId']))['isArchived'] === true) {
        throw refuse('INVALID_STATE', 'The debt is archived');
      }
    },
  },
  deleteNetWorthLiability: {
    before: ({ realm }, debt) => {
      for (const row of realm.own.list('NetWorthExpense')) {
        if (row['linkedLiabilityId'] === debt.id) row['linkedLiabilityId'] = null;
      }
    },
  },
  updateNetWorthLiability: {
    leaves: ['LiabilityTrade'],
    afterwards: ({ realm, params }, row) => {
      const { balance } = params;
      if (balance != null)
        book(realm, row.id, { type: 'REVALUATION', date: today(realm), amount: balance });
    },
  },
};
