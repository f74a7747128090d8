import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Schedule } from '../../kernel/schedule.ts';
import type { Warn } from '../session.ts';
import { sessionOf } from './session.ts';

declare module 'pg' {
  /** What the driver's types leave out of it. */
  interface ClientBase {
    /** False while an answer is awaited. */
    readonly readyForQuery: boolean;
    readonly connection: Connection;
  }
}

/** What a connection has said, and for how many looks no more although it was asked. */
interface Silence {
  bytesRead: number;
  looks: number;
}

export const LOOK_MS = 15_000;
/** 75 to 105 seconds, at least 45 after the server has ended a statement that took too long. */
export const MAX_LOOKS = 6;

/**
 * Ends connections of the pool whose server keeps silent about a statement. The system gives up on
 * a peer that is gone without a word after a quarter of an hour, since what it has not acknowledged
 * is sent again and again; until then the statement and its place in the pool would wait. It looks
 * at connections from time to time, so that a statement costs nothing more.
 *
 * @returns what ends the watch
 */
export function endSilentConnections(
  pool: pg.Pool,
  { schedule, warn }: { readonly schedule: Schedule; readonly warn: Warn },
): () => void {
  const watched = new Map<pg.PoolClient, Silence>();
  pool.on('connect', (client) => watched.set(client, { bytesRead: 0, looks: 0 }));
  pool.on('remove', (client) => watched.delete(client));
  const look = (): void => {
    callOff = schedule(look, LOOK_MS);
    for (const [client, silence] of watched) {
      if (!isSilent(client, silence)) silence.looks = 0;
      else silence.looks += 1;
      if (silence.looks < MAX_LOOKS) continue;
      watched.delete(client);
      const error = noAnswerWithin(LOOK_MS * (MAX_LOOKS - 1));
      warn(error, 'a silent database connection was ended');
      client.connection.stream.destroy(error);
    }
  };
  let callOff = schedule(look, LOOK_MS);
  return () => callOff();
}

/** Whether nothing came since the last look, while a statement waits that has a time limit. */
function isSilent(client: pg.PoolClient, silence: Silence): boolean {
  const { bytesRead } = client.connection.stream as Socket;
  const isSameAsBefore = bytesRead === silence.bytesRead;
  silence.bytesRead = bytesRead;
  return isSameAsBefore && !client.readyForQuery && !sessionOf(client).isWithoutTimeLimit;
}

/** With the code that the system gives where a peer does not answer. */
export function noAnswerWithin(milliseconds: number): Error {
  const message = `the database gave no answer in ${milliseconds} ms`;
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
