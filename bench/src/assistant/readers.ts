import { once } from 'node:events';
import { WebSocket } from 'ws';
import { answerQuestions, READY } from '../children/questions.ts';
import type { Ended, Streams } from './plan.ts';

const AT_ONCE = 50;
const FOLLOW = `subscription ($params: AssistantStreamInput!) {
  assistantStream(params: $params) { type delta message { content } }
}`;
const START = `mutation ($params: StartAssistantThreadWithMessageInput!) {
  startAssistantThreadWithMessage(params: $params) { assistantMessage { id } }
}`;

interface Told {
  readonly type: string;
  readonly delta: string | null;
  readonly message: { readonly content: string } | null;
}

interface Stream {
  readonly socket: WebSocket;
  words: string;
  /** Null until it has ended. */
  content: string | null;
}

const streams: Stream[] = [];
let pieces = 0;

async function connect(wsUrl: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(wsUrl, 'graphql-transport-ws', { perMessageDeflate: false });
  await once(socket, 'open');
  const payload = { Authorization: `Bearer ${token}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  await once(socket, 'message');
  return socket;
}

function follow(socket: WebSocket, messageId: string, hear: (told: Told) => void): void {
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data));
    if (type === 'error') throw new Error(JSON.stringify(payload));
    if (type === 'next') hear(payload.data.assistantStream);
  });
  const payload = { query: FOLLOW, variables: { params: { messageId } } };
  socket.send(JSON.stringify({ id: messageId, type: 'subscribe', payload }));
}

async function open({ wsUrl, replies }: Streams, place: number): Promise<void> {
  const reply = replies[place % replies.length];
  if (reply === undefined) throw new Error('there is no reply to follow');
  const socket = await connect(wsUrl, reply.token);
  const stream: Stream = { socket, words: '', content: null };
  streams.push(stream);
  follow(socket, reply.messageId, ({ delta, message }) => {
    if (delta !== null) pieces += 1;
    stream.words += delta ?? '';
    stream.content = message?.content ?? null;
  });
}

/** From the question to the first words of its answer, in milliseconds. */
async function firstWord({ url, wsUrl, token }: Record<'url' | 'wsUrl' | 'token', string>) {
  const socket = await connect(wsUrl, token);
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: START,
      variables: { params: { content: 'What is my net worth?' } },
    }),
  });
  const { data } = Object(await response.json());
  const { assistantMessage } = data.startAssistantThreadWithMessage;
  const firstAt = await new Promise<number>((resolve, reject) => {
    follow(socket, assistantMessage.id, ({ type }) => {
      if (type === 'TOKEN') resolve(performance.now());
      else if (type === 'ERROR') reject(new Error('the reply failed before its first word'));
    });
  });
  socket.terminate();
  return firstAt - startedAt;
}

answerQuestions({
  firstWord,
  async open(wanted: Streams): Promise<void> {
    while (streams.length < wanted.count) {
      const first = streams.length;
      const wave = Math.min(AT_ONCE, wanted.count - first);
      await Promise.all(Array.from({ length: wave }, (_, at) => open(wanted, first + at)));
    }
  },
  pieces: () => pieces,
  ended(): Ended {
    const done = streams.filter(({ content }) => content !== null);
    const whole = done.filter(({ words, content }) => words === content);
    return { open: streams.length - done.length, whole: whole.length };
  },
  close(): void {
    for (const { socket } of streams.splice(0)) socket.terminate();
  },
});
process.send?.(READY);
