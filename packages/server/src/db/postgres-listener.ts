import type pg from 'pg';
import { clearFault } from './faults.ts';
import type { Unlisten, Warn } from './session.ts';
import { type Subscription, subscriptions } from './subscriptions.ts';

export interface PostgresListener {
  listen(topic: string, handler: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MILLISECONDS = 100;
const LONGEST_PAUSE_MILLISECONDS = 5_000;

/**
 * LISTEN on one connection of its own, opened with the first topic. A lost connection is opened
 * anew, with pauses from 0.1 to 5 seconds, and every topic is listened to again; then `onGap` of
 * each subscription runs, since what was sent meanwhile is gone.
 */
export function postgresListener(createClient: () => pg.Client, warn: Warn): PostgresListener {
  const topics = subscriptions(warn);
  let current: Promise<pg.Client> | undefined;
  let isLost = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const client = createClient();
    client.on('notification', ({ channel, payload }) => topics.deliver(channel, payload ?? ''));
    client.on('error', (error) => warn(error, 'the listening database connection was lost'));
    await client.connect();
    return client;
  }

  function adopt(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (isClosed) return;
      isLost = true;
      reconnectAfter(FIRST_PAUSE_MILLISECONDS);
    });
    return client;
  }

  function reconnectAfter(pauseMilliseconds: number): void {
    timer = setTimeout(() => {
      reconnect().catch((error: unknown) => {
        warn(error, 'the database cannot be listened to yet');
        reconnectAfter(Math.min(2 * pauseMilliseconds, LONGEST_PAUSE_MILLISECONDS));
      });
    }, pauseMilliseconds);
    timer.unref();
  }

  async function reconnect(): Promise<void> {
    const client = await connect();
    try {
      // Topics that are added meanwhile are visited as well: a map's keys are a live view.
      for (const topic of topics.names()) await client.query(`listen ${quoted(topic)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return client.end();
    current = Promise.resolve(adopt(client));
    isLost = false;
    topics.announceGap();
  }

  async function start(subscription: Subscription): Promise<void> {
    // The connection that is being opened anew listens to every topic that it finds.
    if (isLost) return;
    current ??= connect().then(adopt);
    const client = await current.catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    await client.query(`listen ${quoted(subscription.topic)}`);
  }

  async function stop(subscription: Subscription): Promise<void> {
    const isLast = topics.remove(subscription);
    if (!isLast || isLost || isClosed || current === undefined) return;
    // A connection that is lost at this moment comes back without the topic.
    await (await current).query(`unlisten ${quoted(subscription.topic)}`).catch(() => undefined);
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
      clearTimeout(timer);
      if (isLost) return;
      await current?.then((client) => client.end()).catch(() => undefined);
    },
  };
}

function quoted(topic: string): string {
  return `"${topic.replaceAll('"', '""')}"`;
}
