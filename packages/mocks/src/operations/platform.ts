import { notFound } from '@investing-platform/rules/platform-error';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { Answers } from './types.ts';

const VERSION = 'mocks';

export const platformAnswers = {
  healthCheck: ({ platform }) => {
    const asOf = platform.clock.now();
    const uptime = asOf.getTime() - platform.startsAt.getTime();
    const check = { status: 'OK' as const, latencyMs: 0 };
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
        ...(['MARKET', 'OPTIONS', 'RATES', 'NEWS', 'VENUE', 'BANK'] as const),
        ...(['CARDS', 'IDENTITY', 'CHAINS'] as const),
      ],
    };
  },
  recordPushReceipt: ({ platform, params: { receiptId, status, at } }) => {
    const message = platform.state.pushMessages.get(receiptId);
    if (message === undefined) throw notFound('Push notification');
    if (message.statuses.has(status)) return receipt(0, 'It was recorded before.');
    const now = platform.clock.now();
    const given = at == null ? now : new Date(at);
    message.statuses.set(status, given > now ? now : given);
    return receipt(1, 'The receipt is recorded.');
  },
} satisfies Pick<Answers, 'healthCheck' | 'recordPushReceipt'>;

function receipt(affectedCount: number, message: string) {
  return { id: null, affectedCount, affectedIds: [], message };
}
