import { startTestServer } from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import type { Callers } from './plan.ts';

const server = await startTestServer();

/** Two people without a plan, of whom one is up to no good. */
async function callers(): Promise<Callers> {
  const tokens = await Promise.all(
    [1, 2].map(async () =>
      server.issueToken(await server.createUser({ plan: 'FREE' }), ['full_access']),
    ),
  );
  return { url: server.url, attacker: tokens[0] ?? '', other: tokens[1] ?? '' };
}

answerQuestions({ callers });
process.send?.(READY);
