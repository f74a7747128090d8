import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const FOLLOW = `subscription ($params: AssistantStreamInput!) {
  assistantStream(params: $params) { sequence type delta message { status content } } }`;

interface StreamEvent {
  readonly sequence: number;
  readonly type: string;
  readonly delta: string | null;
  readonly message: { readonly status: string; readonly content: string } | null;
}

/** Somebody who follows a reply on a socket. */
export interface Follower {
  readonly events: readonly StreamEvent[];
  /** The words so far. */
  words(): string;
  /** Hangs up. */
  leave(): Promise<void>;
}

export function follow(url: string, token: string, messageId: string, afterSequence = 0): Follower {
  const events: StreamEvent[] = [];
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  client.subscribe<{ assistantStream: StreamEvent }>(
    { query: FOLLOW, variables: { params: { messageId, afterSequence } } },
    {
      next: ({ data }) => data != null && events.push(data.assistantStream),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    events,
    words: () => events.map(({ delta }) => delta ?? '').join(''),
    leave: async () => client.dispose(),
  };
}
