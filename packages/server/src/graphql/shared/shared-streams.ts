import type { ExecutionResult } from 'graphql';
import type { AdmittedOperation, Engine } from '../engine.ts';

/** Gets the answers of one shared stream. Calls must not block and must not throw. */
export interface StreamMember {
  /** @param payload JSON text of an execution result; a later one of the same key replaces it */
  offer(key: string, payload: string): void;
  /** No more comes; `error` is set where the source failed. */
  end(error: unknown): void;
}

/** Where an event stands among others of its stream: the latest of each key is enough. */
export type KeyOfEvent = (event: unknown) => string;

/** Subscription fields whose answers do not depend on the viewer, with the keys of their events. */
export type ViewerIndependentFields = Readonly<Record<string, KeyOfEvent>>;

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
  /** Streams that are open now, for metrics. */
  count(): number;
}

export interface SharedStreamOptions {
  readonly engine: Pick<Engine, 'subscribe' | 'executeEvent'>;
  readonly fields: ViewerIndependentFields;
  /** A context that belongs to nobody: a new one for each event, since loaders remember by it. */
  readonly newContext: () => unknown;
  /** An execution result as JSON, errors in their final form. */
  readonly serialize: (result: ExecutionResult, admitted: AdmittedOperation) => string;
}

interface Stream {
  readonly members: Set<StreamMember>;
  readonly latest: Map<string, string>;
  readonly opened: Promise<ExecutionResult | null>;
  close: () => void;
}

/** Keys whose latest answer is kept for members that join later; beyond, the oldest is dropped. */
const MOST_KEYS = 1_000;

/**
 * Executes and serialises each event of a viewer-independent subscription once, however many
 * sockets want it. Access is decided for each subscriber before it joins. A member is handed text
 * and never waited for, so that a stalled one affects nobody else.
 */
export function sharedStreams(options: SharedStreamOptions): SharedStreams {
  const streams = new Map<string, Stream>();
  return {
    isShareable: ({ operation }) =>
      operation.kind === 'subscription' &&
      operation.requirements.length === 1 &&
      Object.hasOwn(options.fields, operation.label),
    async join(admitted, member) {
      const key = identityOf(admitted);
      const stream = streams.get(key) ?? open(options, streams, key, admitted);
      for (const [event, payload] of stream.latest) member.offer(event, payload);
      stream.members.add(member);
      const leave = () => {
        if (stream.members.delete(member) && stream.members.size === 0) stream.close();
      };
      const refused = await stream.opened;
      if (refused !== null) {
        leave();
        return refused;
      }
      return leave;
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
    Promise.resolve(source?.return?.()).catch(() => undefined);
  };
  const start = async (): Promise<ExecutionResult | null> => {
    const opened = await options.engine.subscribe(admitted, options.newContext());
    if (!(Symbol.asyncIterator in opened)) {
      close();
      return opened;
    }
    source = opened[Symbol.asyncIterator]();
    if (isClosed) await source.return?.();
    else void pump(options, admitted, stream, source);
    return null;
  };
  const members = new Set<StreamMember>();
  const stream: Stream = { members, latest: new Map(), opened: start(), close };
  streams.set(key, stream);
  return stream;
}

async function pump(
  options: SharedStreamOptions,
  admitted: AdmittedOperation,
  stream: Stream,
  source: AsyncIterator<unknown>,
): Promise<void> {
  const keyOf = options.fields[admitted.operation.label];
  let failure: unknown = null;
  try {
    for (;;) {
      const next = await source.next();
      if (next.done === true) break;
      const key = keyOf?.(next.value) ?? '';
      const result = await options.engine.executeEvent(admitted, options.newContext(), next.value);
      deliver(stream, key, options.serialize(result, admitted));
    }
  } catch (error) {
    failure = error;
  }
  stream.close();
  for (const member of stream.members) member.end(failure);
  stream.members.clear();
}

function deliver(stream: Stream, key: string, payload: string): void {
  stream.latest.delete(key);
  stream.latest.set(key, payload);
  if (stream.latest.size > MOST_KEYS) {
    const [oldest] = stream.latest.keys();
    if (oldest !== undefined) stream.latest.delete(oldest);
  }
  for (const member of stream.members) member.offer(key, payload);
}
