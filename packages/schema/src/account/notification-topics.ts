import type { NotificationTopic } from '../../generated/operations.ts';

/** What people are told of, in the order in which it is shown. */
export const notificationTopics: readonly NotificationTopic[] = [
  'ORDERS',
  'MARKET',
  'DIVIDENDS',
  'FUNDING',
  'STRATEGIES',
  'TRADE_IDEAS',
  'NET_WORTH',
  'ASSISTANT',
  'DOCUMENTS',
];
