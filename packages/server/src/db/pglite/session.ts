import { mutex } from '../locks/mutex.ts';
import type { Query, QueryResult, Session } from '../session.ts';
import type { PgliteWire } from './wire.ts';

interface Waiting {
  readonly query: Query;
  resolve(result: QueryResult): void;
  reject(error: unknown): void;
}

const MAX_WAITING = 10_000;

/** As on PostgreSQL: statements that are asked for in one turn are run in one exchange. */
export function pgliteSession(wire: PgliteWire): Session {
  const turns = mutex(MAX_WAITING);
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const outcomes = await turns.run(() => wire.queries(batch.map(({ query }) => query)));
      for (const [index, outcome] of outcomes.entries()) {
        if ('error' in outcome) batch[index]?.reject(outcome.error);
        else batch[index]?.resolve(outcome.result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    query(query) {
      const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
      waiting.push({ query, resolve, reject });
      // A tick comes when all that could go on has gone on, and has asked for what it needs.
      if (waiting.length === 1) process.nextTick(() => void send());
      return promise;
    },
    async script(text) {
      const sent = send();
      const ran = turns.run(() => wire.script(text));
      await sent;
      await ran;
    },
    // No statement has one.
    liftTimeLimit: () => Promise.resolve(),
  };
}
