import { passTime } from '../progress/pass-time.ts';
import { refuseBeyondQuota } from '../rules/account/quotas.ts';
import { ruleOf } from '../rules/index.ts';
import type { Caller } from '../service/operations.ts';
import { streamOf } from '../streams/streams.ts';
import { workOrders } from '../trading/work-orders.ts';
import type { Platform } from '../world/platform.ts';
import { callOf, requireKnownIds } from './call.ts';
import { hintsOf } from './model.ts';
import { isKeyKnown, once } from './once.ts';
import { keptStill, realmOf } from './open-realm.ts';
import { read } from './read.ts';
import { requirePlan, requireSecondFactor } from './step-up.ts';
import type { Values } from './take-input.ts';
import { write } from './write.ts';

/**
 * Answers an operation as the contract's annotations say: what it reads, makes, changes and
 * deletes, and the steps of state machines that it takes.
 */
export function answerByContract(
  platform: Platform,
  caller: Caller,
  operation: string,
  params: unknown,
): unknown {
  const opened = realmOf(platform, caller.kind === 'token' ? caller.user : null);
  const rule = ruleOf(operation);
  if (rule.beforeMarket === undefined) workOrders(platform);
  passTime(opened);
  const realm = hintsOf(operation).kind === 'READ' ? keptStill(opened) : opened;
  const scopes = caller.kind === 'token' ? caller.scopes : null;
  const asked = callOf(realm, operation, (params ?? {}) as Values, scopes);
  requirePlan(asked);
  if (rule.knowsIds === undefined) requireKnownIds(asked);
  if (!isKeyKnown(asked)) requireSecondFactor(asked);
  const stream = streamOf(operation);
  if (stream !== undefined) return stream(asked);
  const call = { ...asked, params: rule.reads?.(asked) ?? asked.params };
  const { answers } = rule;
  if (call.hints.kind === 'READ') {
    rule.checks?.(call);
    return answers === undefined ? read(call) : answers(call);
  }
  return once(asked, () => {
    rule.checks?.(call);
    refuseBeyondQuota(call);
    if (answers === undefined) return write(call, rule);
    const answer = answers(call);
    return typeof answer === 'function' ? () => answer() : () => answer;
  });
}
