import { InputProblems } from '@investing-platform/rules/input-problems';
import { checkFlowDays } from '@investing-platform/rules/networth/input-checks';
import type { Call } from '../../contract/call.ts';
import { need } from '../../contract/realm.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { today } from '../../facts/time.ts';
import { earlierTermsAfter } from '../../networth/terms.ts';
import { checkRated } from './rated.ts';

/** @throws {PlatformError} BAD_USER_INPUT where the days of an income or expense do not fit */
function checkDays(call: Call, type: string): void {
  const { realm, params } = call;
  checkRated(call);
  const before = params['id'] == null ? {} : need(realm, type, String(params['id']));
  const flow = { startsOn: today(realm), ...before, ...params };
  const problems = new InputProblems();
  checkFlowDays(problems, flow, params['effectiveOn'] as string | null, today(realm));
  problems.refuse();
}

const creates = (type: string): Rule => ({ checks: (call) => checkDays(call, type) });

const updates = (type: string): Rule => ({
  checks: (call) => checkDays(call, type),
  sets: ({ params }, row) => ({
    earlierTerms: earlierTermsAfter(row ?? {}, params, params['effectiveOn']),
  }),
});

export const flowRules: Rules = {
  createNetWorthIncome: creates('NetWorthIncome'),
  createNetWorthExpense: creates('NetWorthExpense'),
  updateNetWorthIncome: updates('NetWorthIncome'),
  updateNetWorthExpense: updates('NetWorthExpense'),
};
