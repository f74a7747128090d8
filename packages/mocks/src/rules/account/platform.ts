import { receiptAnswer, receivedAt } from '@investing-platform/rules/platform/push-receipt';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { done } from '../../contract/write.ts';
import { now } from '../../facts/time.ts';
import { addPushMessage } from '../../world/records.ts';

const VERSION = 'mocks';

function health({ realm }: Call<'healthCheck'>) {
  const asOf = now(realm);
  const uptime = asOf.getTime() - realm.platform.startsAt.getTime();
  const check = { status: 'OK', latencyMs: 0 };
  return {
    status: 'OK',
    version: VERSION,
    asOf,
    uptimeSeconds: Math.max(0, Math.floor(uptime / SECOND_MS)),
    checks: [
      { name: 'database', ...check },
      { name: 'marketData', ...check },
    ],
    simulatedParties: [
      ...['MARKET', 'OPTIONS', 'RATES', 'NEWS', 'VENUE', 'BANK'],
      ...['CARDS', 'IDENTITY', 'CHAINS'],
    ],
  };
}

function recordReceipt({ realm, params }: Call<'recordPushReceipt'>) {
  const { receiptId, status, at } = params;
  const message = realm.platform.state.pushMessages.get(receiptId);
  if (message === undefined) throw notFound('Push notification');
  if (message.statuses.has(status)) return done(receiptAnswer(false));
  message.statuses.set(status, receivedAt(at == null ? null : new Date(at), now(realm)));
  return { ...done(receiptAnswer(true)), affectedCount: 1 };
}

export const platformRules: Rules = {
  healthCheck: { answers: health },
  recordPushReceipt: {
    answers: recordReceipt,
    knowsIds: true,
    example: ({ platform }, params) => ({
      ...params,
      receiptId: addPushMessage(platform).receiptId,
    }),
  },
};
