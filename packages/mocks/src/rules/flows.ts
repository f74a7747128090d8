import { badInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { need } from '../contract/realm.ts';
import type { Rule, Rules } from '../contract/rule.ts';
import { today } from '../facts/time.ts';
import { earlierTermsAfter } from '../networth/terms.ts';
import { checkRated } from './rated.ts';

/** @throws {PlatformError} BAD_USER_INPUT where the days of an income or expense do not fit */
function checkDays(call: Call, type: string): void {
  const { realm, params } = call;
  checkRated(call);
  const before = params['id'] == null ? {} : need(realm, type, String(params['id']));
  const flow: Readonly<Record<string, unknown>> = { ...before, ...params };
  const startDate = String(flow['startDate'] ?? today(realm));
  if (flow['endDate'] != null && String(flow['endDate']) < startDate) {
    throw badInput('params.endDate', 'must not be before startDate');
  }
  const { effectiveFrom } = params;
  if (effectiveFrom == null) return;
  if (String(effectiveFrom) < startDate || String(effectiveFrom) > today(realm)) {
    throw badInput('params.effectiveFrom', 'must be between startDate and today');
  }
}

const creates = (type: string): Rule => ({ checks: (call) => checkDays(call, type) });

const updates = (type: string): Rule => ({
  checks: (call) => checkDays(call, type),
  sets: ({ params }, row) => ({
    earlierTerms: earlierTermsAfter(row ?? {}, params, params['effectiveFrom']),
  }),
});

export const flowRules: Rules = {
  createNetWorthIncome: creates('NetWorthIncome'),
  createNetWorthExpense: creates('NetWorthExpense'),
  updateNetWorthIncome: updates('NetWorthIncome'),
  updateNetWorthExpense: updates('NetWorthExpense'),
};
