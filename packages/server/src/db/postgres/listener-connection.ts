import { Socket } from 'node:net';
import type pg from 'pg';
import type { Schedule } from '../../kernel/schedule.ts';
import type { Warn } from '../session.ts';
import { noAnswerWithin } from './silence.ts';

/** Makes a client that uses the given socket and gives up connecting after some seconds. */
export type CreateClient = (stream: () => Socket) => pg.Client;

export interface ListenerOptions {
  readonly createClient: CreateClient;
  readonly warn: Warn;
  readonly schedule: Schedule;
}

/** A connection that hears of its own death. */
export interface ListenerConnection {
  /** Runs a statement without values. Where no answer comes in 5 seconds, the connection ends. */
  run(text: string): Promise<void>;
  /** Closes the connection; resolves at the latest after 5 seconds. */
  end(): Promise<void>;
  /** Resolves when the connection is gone, for whatever reason. */
  readonly ended: Promise<void>;
}

/** A dead peer is noticed after both together, 20 seconds, at the latest. */
export const HEARTBEAT_MS = 15_000;
export const ANSWER_MS = 5_000;

/**
 * Who only listens never writes, and TCP tells nobody of a peer that is gone without a word (a
 * failover, a firewall that forgot the connection). So the peer is asked for a sign of life.
 */
export async function connectListener(
  { createClient, warn, schedule }: ListenerOptions,
  onNotification: (topic: string, payload: string) => void,
): Promise<ListenerConnection> {
  const socket = new Socket();
  const client = createClient(() => socket);
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  client.once('error', (error) => warn(error, 'the listening database connection was lost'));
  // The first one tells why; without a listener those that follow from it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));

  const withinTime = async (work: Promise<unknown>): Promise<void> => {
    const callOff = schedule(() => socket.destroy(noAnswerWithin(ANSWER_MS)), ANSWER_MS);
    try {
      await work;
    } finally {
      callOff();
    }
  };
  const run = (text: string): Promise<void> => withinTime(client.query(text));

  let callOff: () => void;
  const beat = (): void => {
    callOff = schedule(() => {
      run('select 1').then(beat, () => socket.destroy());
    }, HEARTBEAT_MS);
  };
  beat();
  void ended.then(() => callOff());
  return { run, end: () => withinTime(client.end()), ended };
}
