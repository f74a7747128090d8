import { PlatformError } from '@investing-platform/rules/refusals/platform-error';
import { passTime } from '../progress/pass-time.ts';
import { refuseBeyondQuota } from '../rules/account/quotas.ts';
import { ruleOf } from '../rules/index.ts';
import type { Caller } from '../service/operations.ts';
import { streamOf } from '../streams/streams.ts';
import { workOrders } from '../trading/work-orders.ts';
import type { Platform } from '../world/platform.ts';
import { type Call, callOf, idsIn, requireKnownIds } from './call.ts';
import { hintsOf } from './model.ts';
import { isKeyKnown, once } from './once.ts';
import { keptStill, realmOf } from './open-realm.ts';
import { read } from './read.ts';
import type { Rule } from './rule.ts';
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
  if (rule.knowsIds === undefined) requireIds(asked, rule);
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

/** What is wrong with the input itself is told before what its ids name. */
function requireIds(asked: Call, rule: Rule): void {
  const unknown = thrownBy(() => requireKnownIds(asked));
  if (unknown === null) return;
  const odd = thrownBy(() =>
    rule.checks?.({ ...asked, params: rule.reads?.(asked) ?? asked.params }),
  );
  throw isAboutMore(odd, asked) ? odd : unknown;
}

/** Whether it is the input that is refused, for more than that an id is of nothing known. */
function isAboutMore(error: unknown, { operation, params }: Call): boolean {
  if (!(error instanceof PlatformError) || error.code !== 'BAD_USER_INPUT') return false;
  const ids = new Set(idsIn(operation, params).map(({ path }) => ['params', ...path].join('.')));
  return error.fields?.some(({ path }) => !ids.has(path)) === true;
}

function thrownBy(check: () => void): unknown {
  try {
    check();
    return null;
  } catch (error) {
    return error;
  }
}
