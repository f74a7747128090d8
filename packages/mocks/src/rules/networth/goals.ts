import {
  checkGoal,
  fundingOf,
  rankAfter,
  refuseOverclaimed,
} from '@investing-platform/rules/networth/goal-input';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all, find, need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import type { Values } from '../../contract/take-input.ts';
import { rulesOf } from '../../facts/goals.ts';
import { today } from '../../facts/time.ts';

type Saving = Call<'createNetWorthGoal' | 'updateNetWorthGoal'>;

const idOf = ({ params }: Saving): string => ('id' in params ? params.id : '');

/** Every goal but the one that is saved. */
const others = (call: Saving): RowOf<'NetWorthGoal'>[] =>
  call.realm.own.list('NetWorthGoal').filter(({ id }) => id !== idOf(call));

function funding({ params }: Saving): Values {
  if (params.funding === undefined) return {};
  const { fundingRules: rules, currentAmount } = fundingOf(params.funding);
  return { rules, currentAmount };
}

function check(call: Saving): void {
  const { realm, params } = call;
  const before = 'id' in params ? need(realm, 'NetWorthGoal', params.id) : {};
  checkGoal(params, today(realm));
  const next = { id: '', ...before, ...params, ...funding(call) } as RowOf<'NetWorthGoal'>;
  for (const { portfolioId } of rulesOf(next)) {
    const portfolio = portfolioId === null ? undefined : find(realm, 'Portfolio', portfolioId);
    if (portfolio?.kind === 'LIABILITIES') throw notFound('Portfolio');
  }
  if (next.archived === true) return;
  const claiming = [...others(call), next].filter(({ archived }) => archived !== true);
  refuseOverclaimed(claiming.flatMap(rulesOf));
}

const rank = (call: Saving): number =>
  rankAfter(Math.max(0, ...others(call).map(({ priority }) => Number(priority))));

/** By priority, then the oldest first. */
export function goalsOf(realm: Realm, includeEnded = false): RowOf<'NetWorthGoal'>[] {
  return all(realm, 'NetWorthGoal')
    .filter(({ archived }) => includeEnded || archived !== true)
    .sort(
      (left, right) =>
        Number(left.priority) - Number(right.priority) || (left.id < right.id ? -1 : 1),
    );
}

function goals({ realm, params }: Call<'netWorthGoals'>) {
  const ids = params.ids as readonly string[] | null | undefined;
  return goalsOf(realm, params.includeEnded === true)
    .filter(({ id }) => ids == null || ids.includes(id))
    .map((row) => present(realm, 'NetWorthGoal', row));
}

export const goalRules: Rules = {
  netWorthGoals: { answers: goals, knowsIds: true },
  createNetWorthGoal: {
    checks: check,
    sets: (call) => ({
      rules: [],
      currentAmount: '0',
      ...funding(call),
      priority: call.params.priority ?? rank(call),
      archived: false,
      imageUrl: call.params.imageUrl ?? null,
    }),
  },
  updateNetWorthGoal: {
    checks: check,
    sets: (call) => ({
      ...funding(call),
      ...(call.params.priority === null ? { priority: rank(call) } : {}),
    }),
  },
};
