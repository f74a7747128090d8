import type { Turn } from '@investing-platform/rules/assistant/conversation';
import {
  modelAmong,
  noThreadLeft,
  replyUnderWay,
  requireChange,
  requireRoom,
  requireShort,
} from '@investing-platform/rules/assistant/threads';
import { titleOf } from '@investing-platform/rules/assistant/title';
import { wholeReply } from '@investing-platform/rules/assistant/whole-reply';
import { leafScopes } from '@investing-platform/schema';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import { link, type Row, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import type { Values } from '../../contract/take-input.ts';
import { quotaOf } from '../../facts/assistant.ts';
import { now } from '../../facts/time.ts';

const MODEL = 'embedded';
const OPEN = new Set(['PENDING', 'STREAMING']);

function start(call: Call<'startAssistantThreadWithMessage'>) {
  const { realm, params } = call;
  const model = modelAmong([MODEL], params.model ?? null);
  const { tier, limit, remaining } = quotaOf(realm);
  if (remaining === 0) throw noThreadLeft(tier, limit);
  requireRoom(repliesUnderWay(realm));
  const thread = make(realm, 'AssistantThread', {
    title: params.title ?? titleOf(String(params.content)),
    model,
    liked: false,
    pinned: false,
    archived: false,
  });
  return exchange(call, thread);
}

function insert(call: Call<'insertMessageIntoAssistantThread'>) {
  const { realm, params } = call;
  const thread = need(realm, 'AssistantThread', String(params.threadId));
  if (messagesOf(realm, thread.id).some(({ status }) => OPEN.has(String(status)))) {
    throw replyUnderWay();
  }
  requireRoom(repliesUnderWay(realm));
  requireShort(messagesOf(realm, thread.id).length);
  thread.archived = false;
  return exchange(call, thread);
}

const messagesOf = (realm: Realm, threadId: string): readonly RowOf<'AssistantMessage'>[] =>
  all(realm, 'AssistantMessage', { threadId });

const repliesUnderWay = (realm: Realm): number =>
  all(realm, 'AssistantMessage').filter(({ status }) => OPEN.has(String(status))).length;

const NOBODY_ASKS = { success: false, data: 'UNAUTHENTICATED: Nobody asks' };
const ALL: ReadonlySet<string> = new Set(leafScopes);

const turnOf = ({ content, context }: Values): Turn => ({
  question: String(content),
  about: (Array.isArray(context) ? context : []).map((one) => ({ title: '', ...one })),
});

/** The person's message, and the reply that is about to be written. */
function ask(
  { realm, scopes = null }: Pick<Call, 'realm' | 'scopes'>,
  thread: RowOf<'AssistantThread'>,
  params: Values,
): { asked: Row; reply: Row } {
  const before = messagesOf(realm, thread.id);
  const message = (given: Values) =>
    make(realm, 'AssistantMessage', {
      threadId: thread.id,
      context: params['context'] ?? [],
      citations: [],
      since: now(realm),
      ...given,
    });
  const content = String(params['content']);
  const asked = message({
    role: 'USER',
    status: 'COMPLETED',
    content,
    parts: [],
    finishedAt: now(realm),
  });
  const turns = [...before.filter(({ role }) => role === 'USER'), asked].map(turnOf);
  const { told, citations } = wholeReply(turns, now(realm), (call) =>
    realm.user === null ? NOBODY_ASKS : realm.platform.lookUp(realm.user, scopes ?? ALL, call),
  );
  const reply = message({
    role: 'ASSISTANT',
    status: 'PENDING',
    content: '',
    parts: [],
    model: thread.model,
    context: [],
    told,
    citesWhenDone: citations,
  });
  thread.lastMessageAt = now(realm);
  thread.updatedAt = now(realm);
  return { asked, reply };
}

function exchange(
  call: Call<'insertMessageIntoAssistantThread' | 'startAssistantThreadWithMessage'>,
  thread: RowOf<'AssistantThread'>,
) {
  const { realm, params } = call;
  const { asked, reply } = ask(call, thread, params);
  return present(realm, 'AssistantExchange', {
    thread: link('AssistantThread', thread.id),
    userMessage: link('AssistantMessage', asked.id),
    assistantMessage: link('AssistantMessage', reply.id),
    quota: quotaOf(realm),
  });
}

/** What is written of them stays. */
function stopReplies(realm: Realm, threadId: string): void {
  for (const message of messagesOf(realm, threadId)) {
    if (!OPEN.has(String(message.status))) continue;
    Object.assign(message, { status: 'CANCELED', finishedAt: now(realm) });
  }
}

export const assistantRules: Rules = {
  assistantStream: {
    example: (realm) => {
      const [thread] = realm.own.list('AssistantThread');
      if (thread === undefined) return { messageId: realm.platform.newId() };
      const content = 'Which of my dividends come next?';
      const { reply } = ask({ realm }, thread, { content });
      return { messageId: reply.id };
    },
  },
  insertMessageIntoAssistantThread: { answers: insert },
  startAssistantThreadWithMessage: { answers: start },
  updateAssistantThread: {
    checks: ({ params: { id: _id, ...changes } }) => requireChange(Object.values(changes)),
    afterwards({ realm, params }, { id }) {
      if (params.stopReply === true) stopReplies(realm, id);
    },
  },
};
