import { checkFlowDays } from '@investing-platform/rules/networth/input-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { Call } from '../../contract/call.ts';
import { need } from '../../contract/realm.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { today } from '../../facts/time.ts';
import { earlierTerms } from '../../networth/terms.ts';
import { checkRated } from './rated.ts';

const TERMS = ['amount', 'currency', 'frequency'] as const;

type FlowType = 'NetWorthIncome' | 'NetWorthExpense';
type Saving = Call<`${'create' | 'update'}${FlowType}`>;

/** @throws {PlatformError} BAD_USER_INPUT where the days of an income or expense do not fit */
function checkDays(call: Saving, type: FlowType): void {
  const { realm, params } = call;
  checkRated(call);
  const before = 'id' in params ? need(realm, type, params.id) : {};
  const flow = { ...before, ...params };
  const startsOn = flow.startsOn ?? today(realm);
  const problems = new InputProblems();
  checkFlowDays(
    problems,
    { ...flow, startsOn },
    ('effectiveOn' in params ? params.effectiveOn : null) ?? null,
    today(realm),
  );
  problems.refuse();
}

const creates = (type: FlowType): Rule<`create${FlowType}`> => ({
  checks: (call) => checkDays(call, type),
});

const updates = (type: FlowType): Rule<`update${FlowType}`> => ({
  checks: (call) => checkDays(call, type),
  sets: ({ params }, row) => ({
    earlierTerms: earlierTerms(row ?? {}, params, TERMS, params.effectiveOn),
  }),
});

export const flowRules: Rules = {
  createNetWorthIncome: creates('NetWorthIncome'),
  createNetWorthExpense: creates('NetWorthExpense'),
  updateNetWorthIncome: updates('NetWorthIncome'),
  updateNetWorthExpense: updates('NetWorthExpense'),
};
