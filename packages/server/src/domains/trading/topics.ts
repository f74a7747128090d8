import { conflatingTopic } from '../../events/topic.ts';

/** Says that orders were taken, so that the matcher need not wait for its next round. */
export const ordersTaken = conflatingTopic<true>('trading.orders-taken');
export const ANY_ORDER = 'any';
