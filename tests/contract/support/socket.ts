/** A raw client of `graphql-transport-ws`, to see every message and close code. */
export interface RawSocket {
  /** Sends a message as JSON, once the socket is open. */
  send(message: object): void;
  /** The next message; rejects where the socket closes instead. */
  message(): Promise<unknown>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  close(): void;
}

/** @param baseUrl origin of the API */
export function openSocket(baseUrl: string): RawSocket {
  const url = `${baseUrl.replace(/^http/, 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
  const received: unknown[] = [];
  const waiting: PromiseWithResolvers<unknown>[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    const waiter = waiting.shift();
    if (waiter === undefined) received.push(message);
    else waiter.resolve(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => {
      resolve({ code, reason });
      for (const waiter of waiting) waiter.reject(new Error(`closed: ${code} ${reason}`));
    });
  });
  return {
    closed,
    send: (message) => void opened.then(() => socket.send(JSON.stringify(message))),
    message() {
      if (received.length > 0) return Promise.resolve(received.shift());
      const waiter = Promise.withResolvers<unknown>();
      waiting.push(waiter);
      return waiter.promise;
    },
    close: () => socket.close(),
  };
}
