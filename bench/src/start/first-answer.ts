import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { healthCheck } from '@investing-platform/schema/operations';
import { type Child, startPlain } from '../children/child.ts';
import { MAIN } from '../http/contestants.ts';

/** A server that has answered its first query. */
export interface Started {
  readonly child: Child;
  /** From the start of its process to the answer. */
  readonly seconds: number;
}

const MAX_SECONDS = 60;
const PAUSE_MS = 2;
const ATTEMPT_MS = 5_000;

/**
 * Starts the server as `npm start` does and asks it until it answers a query.
 *
 * @param env its settings, `PORT` among them
 */
export async function startUntilAnswer(env: Readonly<Record<string, string>>): Promise<Started> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const child = startPlain(MAIN, env);
  let isLeft = false;
  try {
    const shouldGoOn = () => !isLeft && seconds() < MAX_SECONDS;
    await Promise.race([askUntilAnswered(Number(env.PORT), shouldGoOn), child.ended]);
    return { child, seconds: seconds() };
  } catch (error) {
    await child.stop();
    throw error;
  } finally {
    isLeft = true;
  }
}

async function askUntilAnswered(port: number, shouldGoOn: () => boolean): Promise<void> {
  while (shouldGoOn()) {
    if (await isAnswered(port)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`the server did not answer within ${MAX_SECONDS} s`);
}

/** Needs no token, and asks the database and the market. */
function isAnswered(port: number): Promise<boolean> {
  const body = JSON.stringify({ query: healthCheck });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  return new Promise((resolve) => {
    const options = { port, path: '/graphql', method: 'POST', headers, agent: false };
    const call = request({ ...options, timeout: ATTEMPT_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text.includes('"status":"OK"')));
      response.on('error', () => resolve(false));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
    call.end(body);
  });
}
