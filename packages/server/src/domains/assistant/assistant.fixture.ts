import { expect } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import type { TestUser } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';
import { ASKED_AT } from './evaluation-person.fixture.ts';

const START = `mutation ($params: StartAssistantThreadWithMessageInput!) {
  startAssistantThreadWithMessage(params: $params) {
    thread { id title messageCount model } assistantMessage { id status } userMessage { id }
    quota { used limit remaining }
  }
}`;
const INSERT = `mutation ($params: InsertMessageIntoAssistantThreadInput!) {
  insertMessageIntoAssistantThread(params: $params) {
    thread { id messageCount } assistantMessage { id status }
  }
}`;
const READ = `query ($params: FetchAssistantThreadByIdInput!) {
  fetchAssistantThreadById(params: $params) {
    thread { id title messageCount }
    nodes { id role status content failureReason failureCode context { entityType }
      citations { title reference { entityType entityId } }
      parts { type text toolName arguments { name value } success } }
  }
}`;

export interface ReadMessage {
  readonly id: string;
  readonly role: string;
  readonly status: string;
  readonly content: string;
  readonly failureReason: string | null;
  readonly failureCode: string | null;
  readonly citations: readonly { readonly title: string }[];
  readonly parts: readonly {
    readonly type: string;
    readonly text: string | null;
    readonly toolName: string | null;
    readonly arguments: readonly { readonly name: string; readonly value: string }[];
    readonly success: boolean | null;
  }[];
}

/** A running server, and what people do with its assistant. */
async function assistantWorld() {
  const clock = manualClock(ASKED_AT);
  const server = await startTestServer({ clock, seed: 'assistant' });

  async function call(token: string, query: string, params: object) {
    const authorization = { Authorization: `Bearer ${token}` };
    const { body } = await server.graphql(authorization, query, { params });
    return body;
  }

  async function data<Answer>(token: string, query: string, params: object): Promise<Answer> {
    const body = await call(token, query, params);
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return Object.values(body.data ?? {})[0] as Answer;
  }

  const messages = async (token: string, threadId: string): Promise<readonly ReadMessage[]> =>
    (await data<{ nodes: ReadMessage[] }>(token, READ, { id: threadId })).nodes;

  /** The newest reply of a thread, once it is written. */
  async function replyIn(token: string, threadId: string): Promise<ReadMessage> {
    const newest = async () => (await messages(token, threadId))[0];
    const isDone = async () => /COMPLETED|FAILED|CANCELED/.test((await newest())?.status ?? '');
    await expect.poll(isDone, { timeout: 60_000, interval: 20 }).toBe(true);
    const reply = await newest();
    if (reply === undefined) throw new Error('the thread has no message');
    return reply;
  }

  interface Exchange {
    readonly thread: { readonly id: string; readonly title: string };
    readonly assistantMessage: { readonly id: string; readonly status: string };
    readonly quota: { readonly used: number };
  }
  const start = (token: string, params: object) => data<Exchange>(token, START, params);
  const insert = (token: string, params: object) => data<Exchange>(token, INSERT, params);

  return {
    server,
    clock,
    call,
    data,
    start,
    insert,
    replyIn,
    messages,
    documents: { START, INSERT, READ },
    tokenOf: (user: TestUser) =>
      server.issueToken(user, [
        ...(['profile.read', 'profile.write', 'portfolio.read', 'funding.read'] as const),
        ...(['portfolio.write', 'identity'] as const),
      ]),
    /** Asks in a thread of its own. */
    async ask(token: string, content: string, more: object = {}): Promise<ReadMessage> {
      const { thread } = await start(token, { content, ...more });
      return replyIn(token, thread.id);
    },
  };
}

export type AssistantWorld = Awaited<ReturnType<typeof assistantWorld>>;

let opened: Promise<AssistantWorld> | undefined;

/** One server for all tests of the assistant: starting it takes longer than they do. */
export function sharedWorld(): Promise<AssistantWorld> {
  opened ??= assistantWorld();
  return opened;
}
