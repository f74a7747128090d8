import type { AnnouncementLevel } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { badInput } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import {
  type AnnouncementRow,
  currentAnnouncement,
  insertAnnouncement,
} from './announcements.sql.ts';

export interface FetchAnnouncementInput {
  /** Where in an app it would stand. Default: anywhere. */
  readonly placement?: string | null | undefined;
  /** BCP 47. Default: English. */
  readonly locale?: string | null | undefined;
}

/** The announcement to show now, or null where there is none. */
export async function fetchAnnouncement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { placement, locale }: FetchAnnouncementInput,
): Promise<AnnouncementRow | null> {
  const [row] = await db.all(currentAnnouncement, clock.now(), placement ?? null, locale ?? 'en');
  return row ?? null;
}

export interface NewAnnouncement {
  readonly level: AnnouncementLevel;
  /** 1 to 200 characters. */
  readonly title: string;
  /** Markdown of 1 to 20,000 characters. */
  readonly body: string;
  /** An https address. */
  readonly linkUrl?: string | null | undefined;
  /** Default: every place. */
  readonly placement?: string | null | undefined;
  /** BCP 47. Default: for everybody. */
  readonly locale?: string | null | undefined;
  /** Default: true. */
  readonly dismissible?: boolean | undefined;
  /** Default: now. */
  readonly startsAt?: Date | null | undefined;
  /** Default: no end. */
  readonly endsAt?: Date | null | undefined;
}

const MAX_TITLE = 200;
const MAX_BODY = 20_000;

/**
 * Publishes a message of the operator to everyone.
 *
 * @throws {PlatformError} BAD_USER_INPUT for texts that are empty or too long, an address that is
 *   not https, and an end before the start
 */
export async function publishAnnouncement(
  tx: Transaction,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  announcement: NewAnnouncement,
): Promise<{ readonly id: string }> {
  const { level, title, body, placement, locale, dismissible } = announcement;
  const [url, now] = [announcement.linkUrl ?? null, clock.now()];
  const startsAt = announcement.startsAt ?? now;
  const endsAt = announcement.endsAt ?? null;
  requireLength('title', title, MAX_TITLE);
  requireLength('body', body, MAX_BODY);
  if (url !== null && !/^https:\/\/\S+$/.test(url)) {
    throw badInput('linkUrl', 'must be an https address');
  }
  if (endsAt !== null && endsAt <= startsAt) throw badInput('endsAt', 'must be after `startsAt`');
  const id = newId(clock, random);
  await tx.run(insertAnnouncement, {
    id,
    level,
    title,
    body,
    url,
    placement: placement ?? null,
    locale: locale ?? null,
    dismissible: dismissible ?? true,
    startsAt,
    endsAt,
    createdAt: now,
  });
  return { id };
}

function requireLength(path: string, text: string, most: number): void {
  if (text.trim() === '') throw badInput(path, 'must not be empty');
  if (text.length > most) throw badInput(path, `must have at most ${most} characters`);
}
