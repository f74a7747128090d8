import { conflatingTopic } from '../../events/topic.ts';

/** Between processes; the payload is a kind and, but for `asked`, an id. */
export const ASSISTANT_CHANNEL = 'assistant';

/** That a reply has gone on, by its id. */
export const replyWent = conflatingTopic<true>('assistant.reply');

/** That a person has a new notification, by the person's id. */
export const notified = conflatingTopic<true>('assistant.notification');

/** What the channel tells. */
export const tells = {
  /** A reply waits for somebody to write it. */
  asked: 'asked',
  went: (messageId: string) => `went ${messageId}`,
  notified: (userId: string) => `notified ${userId}`,
};
