import type { ExecutionResult } from 'graphql';
import { takeNow } from '../../events/event-stream.ts';
import type { AdmittedOperation, Engine } from '../engine.ts';
import { type Audience, audience, type StreamMember } from './audience.ts';
import { type EventAnswer, type EventAnswerOptions, eventAnswers } from './event-answers.ts';
import { leave } from './iterators.ts';

/** Where an event stands among others of its stream: the latest of each key is enough. */
export type KeyOfEvent = (event: unknown) => string;

/**
 * Subscription fields whose answers do not depend on the viewer, with the keys of their events.
 * The field's arguments choose its events and have no part in how one of them is answered.
 */
export type ViewerIndependentFields = Readonly<Record<string, KeyOfEvent>>;

/** The answer to an event: the same bytes for all who get it. */
export type AnswerAlike = (event: unknown) => Buffer | Promise<Buffer>;

export interface SharedStreams {
  /** Whether subscribers of this operation may share one execution. */
  isShareable(admitted: AdmittedOperation): boolean;
  /**
   * Joins the stream of this document, operation and variables, opened by its first member. A later
   * member first gets the latest answer of each key.
   *
   * @returns how to leave, or the result that says why the source did not open
   */
  join(admitted: AdmittedOperation, member: StreamMember): Promise<(() => void) | ExecutionResult>;
  /**
   * How each event of a subscription of `alikeFields` is answered: once, for all who get it and ask
   * for the same of it. Null for the others.
   */
  answersAlike(admitted: AdmittedOperation): AnswerAlike | null;
  /** Streams that are open now, for metrics. */
  count(): number;
}

export interface SharedStreamOptions extends EventAnswerOptions {
  readonly engine: Pick<Engine, 'subscribe' | 'executeEvent'>;
  readonly fields: ViewerIndependentFields;
  /**
   * Subscription fields with a source for each subscriber, whose events are answered alike for
   * whoever is given them; nothing of them is left out.
   */
  readonly alikeFields?: ReadonlySet<string> | undefined;
}

interface Stream {
  readonly audience: Audience;
  readonly latest: Map<string, Buffer>;
  readonly opened: Promise<ExecutionResult | null>;
  close: () => void;
}

/** Keys whose latest answer is kept for members that join later; beyond, the first is dropped. */
const MAX_KEYS = 1_000;

/**
 * Executes and serialises each event of a viewer-independent subscription once, however many
 * sockets want it and with whatever arguments. Access is decided for each subscriber before it
 * joins. A member is handed bytes and never waited for, so that a stalled one affects nobody else;
 * where all are stalled, nothing is executed until one is not, and the source's policy decides what
 * is left of its events.
 */
export function sharedStreams(options: SharedStreamOptions): SharedStreams {
  const answer = eventAnswers(options);
  const streams = new Map<string, Stream>();
  const isOneEvent = ({ operation }: AdmittedOperation) =>
    operation.kind === 'subscription' && operation.requirements.length === 1;
  return {
    isShareable: (admitted) =>
      isOneEvent(admitted) && Object.hasOwn(options.fields, admitted.operation.label),
    answersAlike: (admitted) =>
      isOneEvent(admitted) && options.alikeFields?.has(admitted.operation.label) === true
        ? (event) => answer(admitted, event)
        : null,
    async join(admitted, member) {
      const key = identityOf(admitted);
      const stream = streams.get(key) ?? open(options, answer, streams, key, admitted);
      stream.audience.add(member, stream.latest);
      const depart = () => {
        if (stream.audience.remove(member)) stream.close();
      };
      const refused = await stream.opened;
      if (refused !== null) {
        depart();
        return refused;
      }
      return depart;
    },
    count: () => streams.size,
  };
}

/** Coerced variables: what two subscribers wrote differently may still be the same. */
function identityOf({ operation, variables }: AdmittedOperation): string {
  return JSON.stringify([operation.text, operation.name, variables]);
}

function open(
  options: SharedStreamOptions,
  answer: EventAnswer,
  streams: Map<string, Stream>,
  key: string,
  admitted: AdmittedOperation,
): Stream {
  let isClosed = false;
  let source: AsyncIterator<unknown> | undefined;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    if (streams.get(key) === stream) streams.delete(key);
    leave(source);
  };
  const start = async (): Promise<ExecutionResult | null> => {
    const opened = await options.engine.subscribe(admitted, options.newContext());
    if (!(Symbol.asyncIterator in opened)) {
      close();
      return opened;
    }
    source = opened[Symbol.asyncIterator]();
    if (isClosed) leave(source);
    else void pump(options, answer, admitted, stream, source);
    return null;
  };
  const stream: Stream = { audience: audience(), latest: new Map(), opened: start(), close };
  streams.set(key, stream);
  return stream;
}

async function pump(
  options: SharedStreamOptions,
  answer: EventAnswer,
  admitted: AdmittedOperation,
  stream: Stream,
  source: AsyncIterator<unknown>,
): Promise<void> {
  const keyOf = options.fields[admitted.operation.label];
  let failure: unknown = null;
  try {
    for (;;) {
      const wanted = stream.audience.untilWanted();
      if (wanted !== null) {
        await wanted;
        continue;
      }
      const waiting = takeNow(source);
      const next = waiting === null ? await source.next() : null;
      if (next?.done === true) break;
      const event = waiting === null ? next?.value : waiting.event;
      const made = answer(admitted, event);
      // Waiting costs more than all the rest where others have had the answer already.
      deliver(stream, keyOf?.(event) ?? '', Buffer.isBuffer(made) ? made : await made);
    }
  } catch (error) {
    failure = error;
  }
  stream.close();
  stream.audience.end(failure);
}

function deliver(stream: Stream, key: string, answer: Buffer): void {
  stream.latest.set(key, answer);
  if (stream.latest.size > MAX_KEYS) {
    const [oldest] = stream.latest.keys();
    if (oldest !== undefined) stream.latest.delete(oldest);
  }
  stream.audience.offer(key, answer);
}
