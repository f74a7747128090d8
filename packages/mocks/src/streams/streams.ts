import { theAssets } from '@investing-platform/rules/market/catalogue';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../contract/call.ts';
import { present } from '../contract/present.ts';
import { need, type Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { replyEvents } from '../facts/replies.ts';
import type { Inputs } from '../generated/rows.ts';
import { mayRead, requireMayRead } from '../rules/account/exports.ts';
import type { EventQueue } from './event-queue.ts';
import { livePrices } from './live-prices.ts';
import { newsUpdates } from './news-updates.ts';
import { onTime } from './on-time.ts';

type Stream<Name extends string = string> = (call: Call<Name>) => AsyncIterableIterator<unknown>;

/** Ends after the event that is the last one. */
async function* until<Event>(
  queue: EventQueue<Event>,
  isLast: (event: Event) => boolean,
): AsyncIterableIterator<Event> {
  for await (const event of queue) {
    yield event;
    if (isLast(event)) return;
  }
}

/** The row, where it has not been told in this state yet. */
function news(told: Map<string, string>, row: { readonly id: string }, state: string): boolean {
  if (told.get(row.id) === state) return false;
  told.set(row.id, state);
  return true;
}

function reply({ realm, params }: Call<'assistantStream'>): AsyncIterableIterator<unknown> {
  const id = String(params.messageId).toLowerCase();
  const message = need(realm, 'AssistantMessage', id);
  if (message.role !== 'ASSISTANT') throw notFound('Assistant message');
  const known = Number(params.afterSequence ?? 0);
  let told = known;
  const events = message.told === undefined ? [] : replyEvents(message);
  const shown = (type: string, sequence: number, at: Date, more: object = {}) => ({
    sequence,
    type,
    threadId: message.threadId,
    messageId: message.id,
    delta: null,
    part: null,
    ...more,
    message: () => (isEnd(type) ? present(realm, 'AssistantMessage', message) : null),
    at,
  });
  const queue = onTime<ReturnType<typeof shown>>(realm, (own) => {
    const now = realm.platform.clock.now();
    if (realm.own.find('AssistantMessage', id) === undefined) {
      own.push(shown('CANCELED', told + 1, now));
      return;
    }
    if (events.length === 0) own.push(shown('COMPLETED', told + 1, message.createdAt as Date));
    const stoppedAt = message.status === 'CANCELED' ? (message.finishedAt as Date) : null;
    for (const { sequence, type, delta, part, at } of events) {
      if (sequence <= told || at > (stoppedAt ?? now)) continue;
      told = sequence;
      own.push(shown(type, sequence, at, { delta, part }));
    }
    if (stoppedAt !== null) own.push(shown('CANCELED', told + 1, stoppedAt));
  });
  // Of what ended before the place that the reader knows there is nothing more to tell.
  const isTold = message.finishedAt !== null && known >= Math.max(1, events.length);
  if (isTold) void queue.return();
  return until(queue, ({ type }) => isEnd(type));
}

const isEnd = (type: string): boolean => type === 'COMPLETED' || type === 'CANCELED';

const KEPT_MS = 86_400_000;

/** What is kept, or what came after the one that is known; and then each new one. */
function notifications({
  realm,
  params,
}: Call<'assistantNotifications'>): AsyncIterableIterator<unknown> {
  const keptSince = realm.platform.clock.now().getTime() - KEPT_MS;
  const all = realm.own.list('AssistantNotification');
  const known = all.findIndex(({ id }) => id === params.afterId);
  const isKnown = (row: RowOf<'AssistantNotification'>, at: number) =>
    at <= known || Number(row.createdAt) <= keptSince;
  const told = new Map(all.filter(isKnown).map(({ id }) => [id, '']));
  return onTime(realm, (queue) => {
    for (const row of realm.own.list('AssistantNotification')) {
      if (news(told, row, '')) queue.push(present(realm, 'AssistantNotification', row));
    }
  });
}

/** Jobs as they go on: one job, which is told at once, or all of them. */
function jobs(call: Call<'exportJobUpdated'>): AsyncIterableIterator<unknown> {
  const { realm, params } = call;
  const id = params.id == null ? null : String(params.id).toLowerCase();
  if (id !== null) requireMayRead(call, need(realm, 'ExportJob', id));
  const stateOf = ({ status, progressPercent }: RowOf<'ExportJob'>): string =>
    `${String(status)} ${String(progressPercent)}`;
  const told = new Map<string, string>();
  if (id === null) for (const row of realm.own.list('ExportJob')) told.set(row.id, stateOf(row));
  return onTime(realm, (queue) => {
    for (const row of realm.own.list('ExportJob')) {
      if (id !== null && row.id !== id) continue;
      if (mayRead(call, row) && news(told, row, stateOf(row))) {
        queue.push(snapshot(realm, row, id !== null));
      }
    }
  });
}

/** As it is now: the row itself goes on. */
const snapshot = (realm: Realm, row: RowOf<'ExportJob'>, isAsked: boolean) =>
  present(realm, 'ExportJob', isAsked ? { ...row } : { ...row, downloadUrl: null });

/** What each subscription tells, as the mock clock moves. */
const streams: { readonly [Name in keyof Inputs]?: Stream<Name> } = {
  assistantNotifications: notifications,
  assistantStream: reply,
  exportJobUpdated: jobs,
  livePriceData: ({ realm, params }) => livePrices(realm.platform, theAssets(params)),
  newsUpdates,
};

/** Undefined for what is no subscription. */
export const streamOf = (operation: string): Stream | undefined =>
  (streams as Readonly<Record<string, Stream>>)[operation];
