import { badInput } from '@investing-platform/rules/platform-error';
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
  const flow: Readonly<Record<string, unknown>> = { ...before, ...params };
  const startsOn = String(flow['startsOn'] ?? today(realm));
  if (flow['endsOn'] != null && String(flow['endsOn']) < startsOn) {
    throw badInput('params.endsOn', 'must not be before startsOn');
  }
  const { effectiveOn } = params;
  if (effectiveOn == null) return;
  if (String(effectiveOn) < startsOn || String(effectiveOn) > today(realm)) {
    throw badInput('params.effectiveOn', 'must be between startsOn and today');
  }
}

const creates = (type: string): Rule => ({ checks: (call) => checkDays(call, type) });

const updates = (type: string): Rule => ({
  checks: (call) => {
    checkDays(call, type);
  },
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
