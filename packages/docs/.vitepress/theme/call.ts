/** How a reader's call is allowed: by the session of this browser, or by a token that was pasted. */
export type Caller =
  | { readonly kind: 'SESSION' }
  | { readonly kind: 'TOKEN'; readonly token: string };

/** What is sent to `/graphql`. */
export interface Payload {
  readonly query: string;
  readonly variables: object;
}

export interface Answer {
  readonly status: number;
  readonly requestId: string | null;
  readonly body: unknown;
}

/** Posts to the server that these pages came from. A cookie goes along with a session's calls alone. */
export async function call(payload: Payload, caller: Caller): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: caller.kind === 'SESSION' ? 'same-origin' : 'omit',
    headers: { 'content-type': 'application/json', ...authorization(caller) },
    body: JSON.stringify(payload),
  });
  const { status, headers } = response;
  return { status, requestId: headers.get('x-request-id'), body: await response.json() };
}

function authorization(caller: Caller): Record<string, string> {
  return caller.kind === 'TOKEN' ? { authorization: `Bearer ${caller.token}` } : {};
}

/**
 * Follows a subscription (`graphql-transport-ws`).
 *
 * @returns what ends it
 */
export function follow(
  payload: Payload,
  caller: Caller,
  onEvent: (event: unknown) => void,
  onEnd: (words: string) => void,
): () => void {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/graphql`, [
    'graphql-transport-ws',
  ]);
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    const token = caller.kind === 'TOKEN' ? { Authorization: `Bearer ${caller.token}` } : {};
    send({ type: 'connection_init', payload: token });
  };
  socket.onmessage = ({ data }) => {
    const { type, payload: told } = JSON.parse(String(data)) as { type: string; payload?: unknown };
    if (type === 'connection_ack') send({ type: 'subscribe', id: '1', payload });
    if (type === 'ping') send({ type: 'pong' });
    if (type === 'next') onEvent(told);
    if (type === 'error') onEvent({ errors: told });
    if (type === 'error' || type === 'complete') socket.close(1000);
  };
  socket.onclose = ({ reason }) => onEnd(reason === '' ? 'The stream has ended.' : reason);
  return () => socket.close(1000);
}
