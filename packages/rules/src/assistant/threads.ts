import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';

const MAX_REPLIES_AT_ONCE = 5;
const MAX_MESSAGES = 1_000;

/**
 * The model that a thread is written by: the one that is named, else the operator's first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for an unknown name; PROVIDER_UNAVAILABLE
 */
export function modelAmong(names: readonly string[], name: string | null): string {
  const [first] = names;
  if (first === undefined) throw refuse('PROVIDER_UNAVAILABLE', 'The server has no model');
  if (name === null) return first;
  if (names.includes(name)) return name;
  throw badInput('params.model', `must be one of: ${names.join(', ')}`);
}

/** The plan's threads of the month are started. */
export function noThreadLeft(plan: string, limit: number | null): PlatformError {
  return refuse(
    'QUOTA_EXCEEDED',
    `The plan ${plan} allows ${limit} threads a month, and they are started`,
  );
}

/**
 * @param repliesUnderWay of the person
 * @throws {PlatformError} QUOTA_EXCEEDED
 */
export function requireRoom(repliesUnderWay: number): void {
  if (repliesUnderWay < MAX_REPLIES_AT_ONCE) return;
  throw refuse('QUOTA_EXCEEDED', `${MAX_REPLIES_AT_ONCE} replies are being written; wait for one`);
}

/** A thread has one reply at a time. */
export function replyUnderWay(): PlatformError {
  return refuse('CONFLICT', 'A reply of the thread is still being written');
}

/**
 * @param messageCount before a message and its reply
 * @throws {PlatformError} QUOTA_EXCEEDED
 */
export function requireShort(messageCount: number): void {
  if (messageCount + 2 <= MAX_MESSAGES) return;
  throw refuse('QUOTA_EXCEEDED', `A thread has at most ${MAX_MESSAGES} messages; start another`);
}

/** @throws {PlatformError} BAD_USER_INPUT where nothing of a thread is given to change */
export function requireChange(given: readonly unknown[]): void {
  if (given.some((one) => one != null)) return;
  const changes = 'title, liked, pinned, archived or stopReply';
  throw badInput('params', `must have something to change: ${changes}`);
}
