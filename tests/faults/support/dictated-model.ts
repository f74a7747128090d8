import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A language model of OpenAI's dialect that says what it is told to, and never comes to an end. */
export interface DictatedModel {
  /** As `LLM_URL` takes it. */
  readonly url: string;
  /** Said to everybody who is listening. */
  say(words: string): void;
  /** How many are listening. */
  listeners(): number;
  stop(): void;
}

export async function dictatedModel(): Promise<DictatedModel> {
  const listening = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    listening.add(response);
    response.once('close', () => listening.delete(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    say(content) {
      const choices = [{ index: 0, delta: { content }, finish_reason: null }];
      for (const one of listening) one.write(`data: ${JSON.stringify({ id: 'x', choices })}\n\n`);
    },
    listeners: () => listening.size,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
