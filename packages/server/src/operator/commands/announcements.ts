import { publishAnnouncement } from '../../domains/platform/index.ts';
import { badInput } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

export interface AnnouncementOptions {
  readonly body: string;
  readonly level: string;
  readonly link?: string;
  readonly from?: string;
  readonly until?: string;
}

const LEVELS = ['INFO', 'WARNING', 'CRITICAL', 'MARKETING'] as const;

/** Publishes a message to everybody; `fetchAnnouncement` shows it. */
export function publish(
  deps: OperatorDeps,
  title: string,
  { body, level, link, from, until }: AnnouncementOptions,
): ChangeRequest['work'] {
  const known = LEVELS.find((name) => name === level.toUpperCase());
  if (known === undefined) throw badInput('level', `must be one of ${LEVELS.join(', ')}`);
  const [startsAt, endsAt] = [moment('from', from), moment('until', until)];
  return async (tx) => {
    const announcement = { level: known, title, body, linkUrl: link, startsAt, endsAt };
    const { id } = await publishAnnouncement(tx, deps, announcement);
    const start = startsAt === null ? 'now' : startsAt.toISOString();
    const end = endsAt === null ? 'it is replaced' : endsAt.toISOString();
    return [`announcement ${id}: ${known}, from ${start} until ${end}`];
  };
}

/** RFC 3339 with its offset, so that no machine's own time zone decides. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function moment(option: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(MOMENT.test(text) ? text : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw badInput(option, 'must be a moment such as 2026-11-20T18:00:00Z');
}
