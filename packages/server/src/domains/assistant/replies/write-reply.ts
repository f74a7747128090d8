import {
  citationsIn,
  type NamedObject,
  namedIn,
} from '@investing-platform/rules/assistant/citations';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { ModelCall, ModelMessage } from '../../../ports/language-model.ts';
import type { AssistantDeps } from '../deps.ts';
import { askerNow } from './asker.ts';
import { heard } from './heard.ts';
import { type Journal, openJournal } from './journal.ts';
import * as sql from './replies.sql.ts';
import { ReplyFailure } from './reply-failure.ts';
import { lookUp } from './tools.ts';

const MAX_ROUNDS = 8;
const MAX_CALLS_A_ROUND = 10;
const MAX_MS = 60 * SECOND_MS;
const MAX_OUTPUT_TOKENS = 4_000;
/** A model that does not keep to its tokens is stopped here. */
const MAX_CHARACTERS = 8 * MAX_OUTPUT_TOKENS;
/** Longer than a reply may take: one whose writer died is nobody's after it. */
const LEASE_MS = MAX_MS + 15 * SECOND_MS;
const MAX_ATTEMPTS = 3;
/** How much of a thread a model is told. */
const MAX_SAID = 20;
const LOOK_EVERY_MS = 3 * SECOND_MS;

/**
 * Writes the reply that has waited longest, if there is one. It ends in a stored message, whatever
 * happens, and never rejects for what a model does.
 *
 * @param stopping the process ends: what has begun fails, what has not is left to others
 * @returns whether there was one
 */
export async function writeNextReply(deps: AssistantDeps, stopping: AbortSignal): Promise<boolean> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const reply = await deps.db.transaction((tx) => tx.maybe(sql.claimReply, now, until));
  if (reply === null) return false;
  await writeReply(deps, reply, stopping);
  return true;
}

async function writeReply(
  deps: AssistantDeps,
  reply: sql.ClaimedReply,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const journal = openJournal(deps, reply, () => lost.abort());
  const late = AbortSignal.timeout(MAX_MS);
  const signal = AbortSignal.any([stopping, lost.signal, late]);
  const watch = setInterval(() => void giveUpIfLost(deps, reply, lost), LOOK_EVERY_MS);
  try {
    if (reply.attempt > MAX_ATTEMPTS) {
      throw new ReplyFailure('INTERRUPTED', 'The reply could not be written.');
    }
    const said = await compose(deps, reply, journal, signal);
    await journal.end({ ...said, failure: null });
  } catch (error) {
    if (lost.signal.aborted) return;
    if (stopping.aborted && journal.isEmpty) {
      await deps.db.transaction((tx) => tx.run(sql.releaseReply, reply.id, reply.attempt));
      return;
    }
    const failure = failureOf(deps, error, stopping, late);
    await journal.end({ citations: [], inputTokens: null, outputTokens: null, failure });
  } finally {
    clearInterval(watch);
  }
}

/** A person who deletes a thread waits for no model, and pays for no more of it. */
async function giveUpIfLost(
  { db }: AssistantDeps,
  { id, attempt }: sql.ClaimedReply,
  lost: AbortController,
): Promise<void> {
  const mine = await db.maybe(sql.isMine, id, attempt).catch(() => undefined);
  if (mine === null) lost.abort();
}

function failureOf(
  { log }: AssistantDeps,
  error: unknown,
  stopping: AbortSignal,
  late: AbortSignal,
): ReplyFailure {
  if (error instanceof ReplyFailure) return error;
  if (stopping.aborted) {
    return new ReplyFailure('INTERRUPTED', 'The server was stopped while it wrote the reply.');
  }
  if (late.aborted) {
    const reason = `The reply took longer than ${MAX_MS / SECOND_MS} seconds.`;
    return new ReplyFailure('TIMED_OUT', reason);
  }
  log.warn({ err: error }, 'the assistant: a model failed');
  return new ReplyFailure('MODEL_UNAVAILABLE', 'The model could not be reached, or broke off.');
}

interface Told {
  readonly messages: readonly ModelMessage[];
  readonly at: Date;
}

interface Round {
  readonly text: string;
  readonly calls: readonly ModelCall[];
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

/** Asks the model and looks up what it asks for, until it has written the reply. */
async function compose(
  deps: AssistantDeps,
  reply: sql.ClaimedReply,
  journal: Journal,
  signal: AbortSignal,
) {
  const model = deps.languageModels.find(({ name }) => name === reply.model);
  if (model === undefined) {
    throw new ReplyFailure('MODEL_UNAVAILABLE', 'The model is no longer offered.');
  }
  const messages = await saidIn(deps, reply);
  const at = deps.clock.now();
  const named: NamedObject[] = [];
  let inputTokens = 0;
  let outputTokens = 0;
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    const round = await oneRound(deps, model, { messages, at }, journal, signal);
    inputTokens += round.usage?.inputTokens ?? 0;
    outputTokens += round.usage?.outputTokens ?? 0;
    if (round.calls.length === 0) {
      if (journal.content.trim() === '') {
        throw new ReplyFailure('MODEL_UNAVAILABLE', 'The model said nothing.');
      }
      return { citations: citationsIn(journal.content, named), inputTokens, outputTokens };
    }
    const calls = round.calls.slice(0, MAX_CALLS_A_ROUND);
    messages.push({ role: 'assistant', content: round.text, calls });
    for (const call of calls) {
      signal.throwIfAborted();
      messages.push(await look(deps, reply, call, journal, named));
    }
  }
  throw new ReplyFailure(
    'LIMIT_EXCEEDED',
    `The model asked for look-ups more than ${MAX_ROUNDS} times.`,
  );
}

async function oneRound(
  deps: AssistantDeps,
  model: AssistantDeps['languageModels'][number],
  { messages, at }: Told,
  journal: Journal,
  signal: AbortSignal,
): Promise<Round> {
  const calls: ModelCall[] = [];
  const before = journal.content.length;
  let usage: Round['usage'] = null;
  const request = { messages, at, tools: deps.modelTools, maxOutputTokens: MAX_OUTPUT_TOKENS };
  for await (const news of heard(model, request, signal)) {
    if (news.kind === 'usage') usage = news;
    else if (news.kind === 'call') calls.push(news.call);
    else journal.say(news.kind, news.text);
    if (journal.content.length > MAX_CHARACTERS) {
      throw new ReplyFailure('LIMIT_EXCEEDED', 'The reply is too long.');
    }
  }
  return { text: journal.content.slice(before), calls, usage };
}

/** By the right of whoever asked, as it is in force at this moment. */
async function look(
  deps: AssistantDeps,
  { askedWith }: sql.ClaimedReply,
  call: ModelCall,
  journal: Journal,
  named: NamedObject[],
): Promise<ModelMessage> {
  const actor = await askerNow(deps, askedWith);
  if (actor === null) {
    throw new ReplyFailure('ACCESS_ENDED', 'The access that the reply was asked with has ended.');
  }
  journal.call(call);
  const found = await lookUp(deps.ask, actor, call);
  journal.result(call, found);
  if (found.success) named.push(...namedIn(call.name, found.data));
  return { role: 'tool', callId: call.id, name: call.name, ...found };
}

async function saidIn(
  { db }: AssistantDeps,
  { id, threadId }: sql.ClaimedReply,
): Promise<ModelMessage[]> {
  const said = await db.all(sql.saidBefore, threadId, id, MAX_SAID);
  return said.map(({ role, content, context }) =>
    role === 'USER'
      ? { role: 'user', content, about: context }
      : { role: 'assistant', content, calls: [] },
  );
}
