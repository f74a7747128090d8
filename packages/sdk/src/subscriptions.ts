export type { Break, Gap, Stream, StreamEvent, StreamOptions } from './core/types.ts';
export { SubscriptionError } from './subscriptions/subscription-error.ts';
export {
  type WebSocketOptions,
  webSocketSubscriptions,
} from './subscriptions/web-socket-subscriptions.ts';
