import type { NotificationTopic } from '@investing-platform/schema/operations';

/** What holds until the person switches it: everything, but news of the market not by mail. */
export function notificationAtFirst(topic: NotificationTopic) {
  return { topic, push: true, email: topic !== 'MARKET' };
}
