import { passcodeRefusal } from '@investing-platform/rules/networth/shares/share-links';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { guardedAttempt, verifyPassword } from '../../account/index.ts';
import { countView, type SharedLink, sharedLink } from './share-links.sql.ts';

/** What a reader shows to be let in. */
export interface Shown {
  readonly token: string;
  readonly passcode?: string | null | undefined;
}

type OpenDeps = Pick<Deps, 'db' | 'clock'>;

/** Wrong passcodes for which a link is closed for 15 minutes: to one network, and to all. */
const WRONG_OF_NETWORK = 10;
const WRONG_OF_ALL = 100;
const PAUSE_SECONDS = 900;
/** A reader who has had the last view may go on with its histories. */
const USED_UP_SECONDS = HOUR_SECONDS;

/**
 * Opens a link for one view, which counts. A link that is unknown, revoked or has ended gives the
 * same answer.
 *
 * @throws {PlatformError} NOT_FOUND; PASSCODE_REQUIRED where the passcode is missing or wrong;
 *   RATE_LIMITED while too many were wrong
 */
export async function viewLink(deps: OpenDeps, ip: string, shown: Shown): Promise<SharedLink> {
  const link = await openLink(deps, ip, shown);
  if ((await deps.db.maybe(countView, link.id, deps.clock.now())) === null) throw unknown();
  return link;
}

/** Opens a link for what counts as no view, also within an hour of its last one. */
export async function lookInto(deps: OpenDeps, ip: string, shown: Shown): Promise<SharedLink> {
  return openLink(deps, ip, shown, USED_UP_SECONDS);
}

async function openLink(
  deps: OpenDeps,
  ip: string,
  { token, passcode = null }: Shown,
  graceSeconds = 0,
): Promise<SharedLink> {
  const now = deps.clock.now();
  const link = await deps.db.maybe(sharedLink, sha256(token), now);
  if (link === null) throw unknown();
  const isInGrace = link.usedUpAt !== null && secondsAfter(link.usedUpAt, graceSeconds) > now;
  if (link.status !== 'ACTIVE' && !isInGrace) throw unknown();
  const { passcodeHash } = link;
  if (passcodeHash === null) return link;
  if (passcode === null) throw passcodeRefusal(false);
  const guards = [
    { key: `share link\n${link.id}`, ip, most: WRONG_OF_NETWORK },
    { key: `share link\n${link.id}`, ip: null, most: WRONG_OF_ALL },
  ].map((guard) => ({ ...guard, pauseSeconds: PAUSE_SECONDS }));
  const isRight = await guardedAttempt(deps, guards, () => verifyPassword(passcodeHash, passcode));
  if (!isRight) throw passcodeRefusal(true);
  return link;
}

const unknown = () => notFound('Share link');
