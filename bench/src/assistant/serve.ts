import { setTimeout as wait } from 'node:timers/promises';
import { startTestServer } from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { type OpenReply, REPLIES, WORDS_A_SECOND } from './plan.ts';

const MODEL = 'paced';
const REPLIES_A_PERSON = 5;
const SECOND_MS = 1_000;
const START = `mutation ($params: StartAssistantThreadWithMessageInput!) {
  startAssistantThreadWithMessage(params: $params) { assistantMessage { id } }
}`;

const server = await startTestServer({
  postgresUrl: process.argv[2],
  settings: { MAX_SOCKETS_PER_USER: '10000' },
});

/** What each reply is told next; null ends it. */
type Listener = (word: string | null) => void;
const listeners = new Set<Listener>();
let said = 0;

async function* paced() {
  const waiting: (string | null)[] = [];
  let wake: () => void = () => undefined;
  const listener: Listener = (word) => {
    waiting.push(word);
    wake();
  };
  listeners.add(listener);
  for (;;) {
    const word = waiting.shift();
    if (word === null) return;
    if (word !== undefined) yield { kind: 'text' as const, text: word };
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}

Object.assign(server.deps, {
  languageModels: [...server.deps.languageModels, { name: MODEL, reply: paced }],
});

async function personToken(): Promise<string> {
  const person = await server.createUser({ plan: 'PRIVATE' });
  await server.openAccount(person, { cash: '1000' });
  return server.issueToken(person, ['full_access']);
}

async function openReplies(): Promise<readonly OpenReply[]> {
  const replies: OpenReply[] = [];
  let token = '';
  for (let count = 0; count < REPLIES; count += 1) {
    if (count % REPLIES_A_PERSON === 0) token = await personToken();
    const params = { content: 'Tell me', model: MODEL };
    const headers = { Authorization: `Bearer ${token}` };
    const { body } = await server.graphql(headers, START, { params });
    const { assistantMessage } = Object(body.data).startAssistantThreadWithMessage;
    replies.push({ token, messageId: assistantMessage.id });
  }
  return replies;
}

answerQuestions({
  asker: async () => ({ url: server.url, wsUrl: server.wsUrl, token: await personToken() }),
  openReplies,
  listening: () => listeners.size,
  subscriptions: () => server.deps.hub.subscriberCount(),
  async memoryBytes(): Promise<number> {
    // What the first finds without an owner is given back meanwhile, which the second sees.
    globalThis.gc?.();
    await wait(SECOND_MS);
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  /** Each reply goes on by so many words, one after the other. */
  async say(words: number): Promise<void> {
    const startedAt = Date.now();
    for (let word = 1; word <= words; word += 1) {
      said += 1;
      for (const listener of listeners) listener(`word${said} `);
      await wait(Math.max(0, startedAt + (word * SECOND_MS) / WORDS_A_SECOND - Date.now()));
    }
  },
  finish(): void {
    for (const listener of listeners) listener(null);
  },
});
process.send?.(READY);
