import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { TestAnswer } from '@investing-platform/server/testing';

export type Answered = Pick<TestAnswer, 'body'>;

/** Sends operations over one connection; to call with `fetch` costs as much as to answer. */
export interface KeptConnection {
  /** @throws whatever broke the connection, or for a body that is no JSON */
  post(headers: Readonly<Record<string, string>>, operation: object): Promise<Answered>;
  close(): void;
}

/** @param url origin of a server, without a slash at the end */
export function keptConnection(url: string): KeptConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    post: (headers, operation) =>
      new Promise((resolve, reject) => {
        const body = Buffer.from(JSON.stringify(operation));
        const described = { 'Content-Type': 'application/json', 'Content-Length': body.length };
        const options = { agent, method: 'POST', headers: { ...headers, ...described } };
        const sent = request(`${url}/graphql`, options, (answer) => {
          json(answer).then((read) => resolve({ body: read as TestAnswer['body'] }), reject);
        });
        sent.once('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}
