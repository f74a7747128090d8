import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';

/** When the model begins, and how long each piece of its reply takes. */
const BEGINS_MS = 1_000;
const PIECE_MS = 200;

/** One thing that happens while a reply is written. */
export interface ReplyEvent {
  readonly sequence: number;
  readonly type: 'STARTED' | 'TOKEN' | 'COMPLETED';
  readonly delta: string | null;
  readonly at: Date;
}

/** What the assistant of the mocks has to say. */
function replyText(asked: unknown): string {
  return `You asked: "${String(asked)}" These mocks answer every question alike: look at your own records.`;
}

/** Everything that happens while the reply is written, from its first event to its last. */
export function replyEvents(message: RowOf<'AssistantMessage'>): readonly ReplyEvent[] {
  const began = (message.createdAt as Date).getTime() + BEGINS_MS;
  const pieces = replyText(message.asked).match(/\S+\s*/g) ?? [];
  const at = (piece: number): Date => new Date(began + piece * PIECE_MS);
  return [
    { sequence: 1, type: 'STARTED', delta: null, at: at(0) },
    ...pieces.map(
      (delta, index): ReplyEvent => ({
        sequence: index + 2,
        type: 'TOKEN',
        delta,
        at: at(index + 1),
      }),
    ),
    { sequence: pieces.length + 2, type: 'COMPLETED', delta: null, at: at(pieces.length + 1) },
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
  const content = events.map(({ delta }) => delta ?? '').join('');
  const isDone = last.type === 'COMPLETED';
  Object.assign(message, {
    status: isDone ? 'COMPLETED' : 'STREAMING',
    content,
    parts: content === '' ? [] : [{ type: 'TEXT', text: content, arguments: [] }],
    inputTokenCount: isDone ? String(message.asked).length : null,
    outputTokenCount: isDone ? events.length : null,
    finishedAt: isDone ? last.at : null,
  });
}
