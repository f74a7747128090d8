import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { insertMessage, startThread } from './messages/exchange.ts';
import { fetchThread } from './messages/thread-messages.ts';
import { assistantNotifications } from './notifications/assistant-notifications.ts';
import type { NotificationShown } from './notifications/notifications.sql.ts';
import { assistantStream } from './stream/assistant-stream.ts';
import type { StreamEventShown } from './stream/news-of.ts';
import { deleteThread, fetchMyThreads, updateThread } from './threads/own-threads.ts';

export const resolvers = {
  Query: {
    fetchAssistantThreadById: (_root, { params }, { actor, deps }) =>
      fetchThread(deps, actor, params),
    fetchMyAssistantThreads: (_root, { params }, { actor, deps }) =>
      fetchMyThreads(deps, actor, params ?? {}),
  },
  Mutation: {
    deleteAssistantThread: (_root, { params }, { actor, deps }) =>
      deleteThread(deps, actor, params),
    insertMessageIntoAssistantThread: (_root, { params }, { actor, deps }) =>
      insertMessage(deps, actor, params),
    startAssistantThreadWithMessage: (_root, { params }, { actor, deps }) =>
      startThread(deps, actor, params),
    updateAssistantThread: (_root, { params }, { actor, deps }) =>
      updateThread(deps, actor, params),
  },
  Subscription: {
    assistantNotifications: {
      subscribe: (_root, { params }, { actor, deps }) =>
        assistantNotifications(deps, actor, params ?? {}),
      resolve: (notification: NotificationShown) => notification,
    },
    assistantStream: {
      subscribe: (_root, { params }, { actor, deps }) => assistantStream(deps, actor, params),
      resolve: (event: StreamEventShown) => event,
    },
  },
} satisfies Resolvers;
