import { refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { complete } from '../contract/complete.ts';
import { present } from '../contract/present.ts';
import { all, need, type Realm } from '../contract/realm.ts';
import { link, type Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { quotaOf } from '../facts/assistant.ts';
import { now } from '../facts/time.ts';

const TITLE_CHARACTERS = 60;
const OPEN = new Set(['PENDING', 'STREAMING']);

function start(call: Call) {
  const { realm, params } = call;
  if (quotaOf(realm).remaining === 0) {
    throw refuse('QUOTA_EXCEEDED', "The month's allowance of threads is used up");
  }
  const content = String(params['content']);
  const thread = realm.own.add(
    'AssistantThread',
    complete(realm, 'AssistantThread', {
      title: params['title'] ?? content.slice(0, TITLE_CHARACTERS),
      model: params['model'] ?? 'advisor-1',
      liked: false,
      pinned: false,
      archived: false,
    }),
  );
  return exchange(call, thread);
}

function insert(call: Call) {
  const { realm, params } = call;
  const thread = need(realm, 'AssistantThread', String(params['threadId']));
  if (messagesOf(realm, thread.id).some(({ status }) => OPEN.has(String(status)))) {
    throw refuse('CONFLICT', 'A reply of the thread is still being written');
  }
  thread['archived'] = false;
  return exchange(call, thread);
}

const messagesOf = (realm: Realm, threadId: string): readonly Row[] =>
  all(realm, 'AssistantMessage').filter((row) => row['threadId'] === threadId);

function exchange({ realm, params }: Call, thread: Row) {
  const message = (given: Readonly<Record<string, unknown>>) =>
    realm.own.add(
      'AssistantMessage',
      complete(realm, 'AssistantMessage', {
        threadId: thread.id,
        context: params['context'] ?? [],
        citations: [],
        since: now(realm),
        ...given,
      }),
    );
  const content = String(params['content']);
  const asked = message({
    role: 'USER',
    status: 'COMPLETED',
    content,
    parts: [{ type: 'TEXT', text: content, arguments: [] }],
  });
  const reply = message({
    role: 'ASSISTANT',
    status: 'PENDING',
    content: '',
    parts: [],
    model: thread['model'],
    context: [],
    asked: content,
  });
  thread['lastMessageAt'] = now(realm);
  thread['updatedAt'] = now(realm);
  return present(realm, 'AssistantExchange', {
    thread: link('AssistantThread', thread.id),
    userMessage: link('AssistantMessage', asked.id),
    assistantMessage: link('AssistantMessage', reply.id),
    quota: quotaOf(realm),
  });
}

export const assistantRules: Rules = {
  insertMessageIntoAssistantThread: { answers: insert },
  startAssistantThreadWithMessage: { answers: start },
};
