import {
  type Part,
  partOfCall,
  partOfResult,
  withText,
} from '@investing-platform/rules/assistant/parts';
import type { AssistantStreamEventType } from '@investing-platform/schema/operations';
import type { ModelCall } from '../../../ports/language-model.ts';
import type { AssistantDeps } from '../deps.ts';
import type { Citation } from '../messages/messages.sql.ts';
import { ASSISTANT_CHANNEL, tells } from '../topics.ts';
import * as sql from './replies.sql.ts';
import type { ReplyFailure } from './reply-failure.ts';
import type { Found } from './tools.ts';

/** Between two writes of what has come meanwhile; the first one waits for nothing. */
const BATCH_MS = 75;

interface NewEvent {
  readonly sequence: number;
  readonly type: AssistantStreamEventType;
  readonly delta: string | null;
  readonly part: Part | null;
  readonly at: Date;
}

interface Ending {
  readonly citations: readonly Citation[];
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Null: it is written whole. */
  readonly failure: ReplyFailure | null;
}

type JournalDeps = Pick<AssistantDeps, 'db' | 'clock' | 'log'>;

/** What a reply has come to, in memory and, a moment later, in the database. */
export interface Journal {
  readonly content: string;
  /** Whether anything came yet. */
  readonly isEmpty: boolean;
  say(kind: 'text' | 'reasoning', text: string): void;
  call(call: ModelCall): void;
  result(call: ModelCall, found: Found): void;
  /** Writes what is left and the end. No effect where the reply is another's by now. */
  end(ending: Ending): Promise<void>;
}

/**
 * @param onLost called where the reply is no longer this process's to write: its thread was
 *   deleted, its lease ended, or the database does not take it
 */
export function openJournal(
  deps: JournalDeps,
  reply: sql.ClaimedReply,
  onLost: () => void,
): Journal {
  let parts: readonly Part[] = [];
  let content = '';
  let sequence = 0;
  let waiting: NewEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let isBusy = false;

  function add(type: AssistantStreamEventType, event: Partial<Pick<NewEvent, 'delta' | 'part'>>) {
    sequence += 1;
    waiting.push({ delta: null, part: null, ...event, sequence, type, at: deps.clock.now() });
    if (timer !== null || isBusy) return;
    if (sequence <= 2) writing = write();
    else writeSoon();
  }

  function writeSoon(): void {
    timer = setTimeout(() => {
      writing = write();
    }, BATCH_MS);
  }

  function begin(): void {
    if (sequence === 0) {
      sequence = 1;
      const at = deps.clock.now();
      waiting.push({ sequence, type: 'STARTED', delta: null, part: null, at });
    }
  }

  async function write(): Promise<void> {
    isBusy = true;
    timer = null;
    const events = waiting;
    waiting = [];
    if (!(await storeWritten(deps, reply, { content, parts, events }))) onLost();
    isBusy = false;
    if (waiting.length > 0) writeSoon();
  }

  async function end(ending: Ending): Promise<void> {
    begin();
    await writing;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    await storeEnd(deps, reply, { content, parts, events: waiting }, ending);
  }

  return {
    get content() {
      return content;
    },
    get isEmpty() {
      return sequence === 0;
    },
    say(kind, text) {
      if (text === '') return;
      begin();
      if (kind === 'text') content += text;
      parts = withText(parts, kind === 'text' ? 'TEXT' : 'REASONING', text);
      add(kind === 'text' ? 'TOKEN' : 'REASONING', { delta: text });
    },
    call(call) {
      begin();
      const part = partOfCall(call);
      parts = [...parts, part];
      add('TOOL_CALL', { part });
    },
    result(call, found) {
      const part = partOfResult(call, found);
      parts = [...parts, part];
      add('TOOL_RESULT', { part });
    },
    end,
  };
}

interface Written {
  readonly content: string;
  readonly parts: readonly Part[];
  /** Those that are not stored yet. */
  readonly events: readonly NewEvent[];
}

/** @returns whether the reply is still this process's to write */
async function storeWritten(
  { db, log }: JournalDeps,
  { id, attempt }: sql.ClaimedReply,
  { content, parts, events }: Written,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const mine = await tx.maybe(sql.noteWritten, id, attempt, content, JSON.stringify(parts));
      if (mine === null) return false;
      tx.send(sql.addEvents, [id, JSON.stringify(events)]);
      await tx.notify(ASSISTANT_CHANNEL, tells.went(id));
      return true;
    });
  } catch (error) {
    log.error({ err: error }, 'the assistant: a reply was not stored');
    return false;
  }
}

async function storeEnd(
  { db, clock }: JournalDeps,
  { id, attempt, threadId }: sql.ClaimedReply,
  { content, parts, events }: Written,
  { citations, inputTokens, outputTokens, failure }: Ending,
): Promise<void> {
  const isWhole = failure === null;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const mine = await tx.maybe(sql.finishReply, {
      id,
      attempt,
      status: isWhole ? 'COMPLETED' : 'FAILED',
      content,
      parts: JSON.stringify(parts),
      citations: JSON.stringify(citations),
      inputTokenCount: inputTokens,
      outputTokenCount: outputTokens,
      failureReason: failure?.message ?? null,
      failureCode: failure?.code ?? null,
      now,
    });
    if (mine === null) return;
    tx.send(sql.addEvents, [id, JSON.stringify(events)]);
    tx.send(sql.lastEvent, [id, isWhole ? 'COMPLETED' : 'ERROR', now]);
    tx.send(sql.touchReplied, [threadId, now]);
    await tx.notify(ASSISTANT_CHANNEL, tells.went(id));
  });
}
