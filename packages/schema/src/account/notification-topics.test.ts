import { assertEnumType, buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from '../../generated/type-defs.ts';
import { notificationTopics } from './notification-topics.ts';

test('every topic of the contract is listed once, in its order', () => {
  const topics = assertEnumType(buildSchema(typeDefs).getType('NotificationTopic')).getValues();
  expect(notificationTopics).toEqual(topics.map(({ name }) => name));
});
