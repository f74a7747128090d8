import { clearFault } from '../faults.ts';
import type { Unlisten } from '../session.ts';
import { type Subscription, subscriptions } from '../subscriptions.ts';
import {
  connectListener,
  type ListenerConnection,
  type ListenerOptions,
} from './listener-connection.ts';

export interface PostgresListener {
  listen(topic: string, handler: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

/**
 * LISTEN on one connection of its own, opened with the first topic. A connection that is lost or
 * falls silent is opened anew, with pauses from 0.1 to 5 seconds, and every topic is listened to
 * again; then `onGap` of each subscription runs, since what was sent meanwhile is gone.
 */
export function postgresListener(options: ListenerOptions): PostgresListener {
  const { warn, schedule } = options;
  const topics = subscriptions(warn);
  let current: Promise<ListenerConnection> | undefined;
  let isLost = false;
  let isClosed = false;
  let callOff = (): void => undefined;

  const connect = () => connectListener(options, topics.deliver);

  function adopt(connection: ListenerConnection): ListenerConnection {
    void connection.ended.then(() => {
      if (isClosed) return;
      isLost = true;
      reconnectAfter(FIRST_PAUSE_MS);
    });
    return connection;
  }

  function reconnectAfter(pauseMs: number): void {
    callOff = schedule(() => {
      reconnect().catch((error: unknown) => {
        warn(error, 'the database cannot be listened to yet');
        if (isClosed) return;
        reconnectAfter(Math.min(2 * pauseMs, MAX_PAUSE_MS));
      });
    }, pauseMs);
  }

  async function reconnect(): Promise<void> {
    const connection = await connect();
    try {
      // Topics that are added meanwhile are visited as well: a map's keys are a live view.
      for (const topic of topics.names()) await connection.run(`listen ${quoted(topic)}`);
    } catch (error) {
      await connection.end();
      throw error;
    }
    if (isClosed) return connection.end();
    current = Promise.resolve(adopt(connection));
    isLost = false;
    topics.announceGap();
  }

  async function start(subscription: Subscription): Promise<void> {
    // The connection that is being opened anew listens to every topic that it finds.
    if (isLost) return;
    current ??= connect().then(adopt);
    const connection = await current.catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    await connection.run(`listen ${quoted(subscription.topic)}`);
  }

  async function stop(subscription: Subscription): Promise<void> {
    const isLast = topics.remove(subscription);
    if (!isLast || isLost || isClosed || current === undefined) return;
    // A connection that is lost at this moment comes back without the topic.
    await (await current).run(`unlisten ${quoted(subscription.topic)}`).catch(() => undefined);
  }

  return {
    async listen(topic, handler, onGap) {
      const subscription = topics.add(topic, handler, onGap);
      try {
        await start(subscription);
      } catch (error) {
        topics.remove(subscription);
        throw clearFault(error);
      }
      return () => stop(subscription);
    },
    async close() {
      isClosed = true;
      callOff();
      if (isLost) return;
      await current?.then((connection) => connection.end()).catch(() => undefined);
    },
  };
}

function quoted(topic: string): string {
  return `"${topic.replaceAll('"', '""')}"`;
}
