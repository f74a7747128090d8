import { partsOf, type ReplyTold } from '@investing-platform/rules/assistant/whole-reply';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';

/** When the model begins, and how long each batch of its reply takes. */
const BEGINS_MS = 1_000;
const BATCH_MS = 75;
/** Words of a batch; the first word comes by itself. */
const BATCH_WORDS = 4;

/** One thing that happens while a reply is written. */
export interface ReplyEvent {
  readonly sequence: number;
  readonly type: ReplyTold['type'] | 'STARTED' | 'COMPLETED';
  readonly delta: string | null;
  readonly part: ReplyTold['part'];
  readonly at: Date;
}

const NOTHING = { delta: null, part: null };

/** Everything that happens while the reply is written, from its first event to its last. */
export function replyEvents(message: RowOf<'AssistantMessage'>): readonly ReplyEvent[] {
  const { told = [] } = message;
  const began = (message.createdAt as Date).getTime() + BEGINS_MS;
  const at = (place: number): Date =>
    new Date(began + Math.ceil(Math.max(0, place) / BATCH_WORDS) * BATCH_MS);
  return [
    { sequence: 1, type: 'STARTED', ...NOTHING, at: at(0) },
    ...told.map((one, place): ReplyEvent => ({ ...one, sequence: place + 2, at: at(place) })),
    { sequence: told.length + 2, type: 'COMPLETED', ...NOTHING, at: at(told.length) },
  ];
}

/** The reply as far as it is written: its row follows its events. */
export function writeReply(
  message: RowOf<'AssistantMessage'>,
  { platform }: Pick<Realm, 'platform'>,
): void {
  if (message.status !== 'PENDING' && message.status !== 'STREAMING') return;
  const events = replyEvents(message).filter(({ at }) => at <= platform.clock.now());
  const last = events.at(-1);
  if (last === undefined) return;
  const isDone = last.type === 'COMPLETED';
  const told = message.told?.slice(0, events.length - (isDone ? 2 : 1)) ?? [];
  Object.assign(message, {
    status: isDone ? 'COMPLETED' : 'STREAMING',
    content: told.map(({ delta }) => delta ?? '').join(''),
    parts: partsOf(told),
    citations: isDone ? message.citesWhenDone : [],
    inputTokenCount: isDone ? 0 : null,
    outputTokenCount: isDone ? 0 : null,
    finishedAt: isDone ? last.at : null,
  });
}
