import { isHttps } from '@investing-platform/rules/account/profile-checks';
import { overclaimed } from '@investing-platform/rules/networth/goal-plan';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all, find, need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import type { Values } from '../../contract/take-input.ts';
import { claimsOf } from '../../facts/goals.ts';
import { today } from '../../facts/time.ts';

type Saving = Call<'createNetWorthGoal' | 'updateNetWorthGoal'>;

const idOf = ({ params }: Saving): string => ('id' in params ? params.id : '');

const LAST_PRIORITY = 1_000;

/** Goals that lay claim to what they count, beside one. */
const others = (call: Saving): RowOf<'NetWorthGoal'>[] =>
  call.realm.own.list('NetWorthGoal').filter(({ id }) => id !== idOf(call));

/** One of the two counts; the other is emptied. */
function fundingOf({ params }: Saving): Values {
  const { funding } = params;
  if (funding === undefined) return {};
  const { rules = [], currentAmount = '0' } = Object(funding ?? {});
  return { rules, currentAmount };
}

function checkGoal(call: Saving): void {
  const { realm, params } = call;
  const { targetOn, imageUrl } = params;
  const before = 'id' in params ? need(realm, 'NetWorthGoal', params.id) : {};
  if (targetOn != null && String(targetOn) <= today(realm)) {
    throw badInput('params.targetOn', 'must be after today');
  }
  if (imageUrl != null && !isHttps(String(imageUrl))) {
    throw badInput('params.imageUrl', 'must be an https address');
  }
  const { rules = [] } = Object(params.funding ?? {});
  for (const { source } of rules) {
    const portfolio =
      source.portfolioId == null ? null : find(realm, 'Portfolio', source.portfolioId);
    if (portfolio?.kind === 'LIABILITIES') throw notFound('Portfolio');
  }
  const next = { id: '', ...before, ...params, ...fundingOf(call) } as RowOf<'NetWorthGoal'>;
  const claiming = [...others(call), next].filter(({ archived }) => archived !== true);
  const sourceId = next.archived === true ? null : overclaimed(claiming.flatMap(claimsOf));
  if (sourceId !== null) {
    throw refuse('CONFLICT', `More than 100 percent of ${sourceId} would count towards goals`);
  }
}

function rankAfter(call: Saving): number {
  const last = Math.max(0, ...others(call).map(({ priority }) => Number(priority)));
  return Math.min(last + 1, LAST_PRIORITY);
}

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
    checks: checkGoal,
    sets: (call) => ({
      rules: [],
      currentAmount: '0',
      ...fundingOf(call),
      priority: call.params.priority ?? rankAfter(call),
      archived: false,
      imageUrl: call.params.imageUrl ?? null,
    }),
  },
  updateNetWorthGoal: {
    checks: checkGoal,
    sets: (call) => ({
      ...fundingOf(call),
      ...(call.params.priority === null ? { priority: rankAfter(call) } : {}),
    }),
  },
};
