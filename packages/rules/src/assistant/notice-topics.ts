import type {
  AssistantNotificationKind,
  NotificationTopic,
} from '@investing-platform/schema/operations';

/** By which of a person's choices a notification comes to devices and by mail. */
export const topicOf: Readonly<Record<AssistantNotificationKind, NotificationTopic>> = {
  PRICE_MOVE: 'MARKET',
  EARNINGS: 'MARKET',
  ORDER_UPDATE: 'ORDERS',
  DIVIDEND: 'DIVIDENDS',
  REBALANCE_DUE: 'STRATEGIES',
  DRIFT: 'STRATEGIES',
  STRATEGY_UPDATE: 'STRATEGIES',
  TRADE_IDEA: 'TRADE_IDEAS',
  GOAL_PROGRESS: 'NET_WORTH',
  DEPOSIT: 'FUNDING',
  WITHDRAWAL: 'FUNDING',
  DOCUMENT_READY: 'DOCUMENTS',
  INSIGHT: 'ASSISTANT',
  SYSTEM: 'ASSISTANT',
};
