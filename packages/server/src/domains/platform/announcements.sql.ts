import type { AnnouncementLevel } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../db/statement.ts';

/** A row that fits the contract's Announcement. */
export interface AnnouncementRow {
  readonly id: string;
  readonly title: string;
  readonly bodyMarkdown: string;
  readonly level: AnnouncementLevel;
  readonly url: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly dismissible: boolean;
}

/**
 * The one to show: of this place or every place; in the language itself, its base language, or no
 * language; the gravest, then the newest.
 */
export const currentAnnouncement = statement<
  AnnouncementRow,
  [now: Date, placement: string | null, locale: string | null]
>(
  'platform_current_announcement',
  `select id, title, body_markdown as "bodyMarkdown", level, url, starts_at as "startsAt",
          ends_at as "endsAt", dismissible
   from announcements
   where starts_at <= $1 and (ends_at is null or ends_at > $1)
     and ($2::text is null or placement is null or placement = $2)
     and (locale is null or lower(locale) in (lower($3), lower(split_part($3, '-', 1))))
   order by array_position(array['CRITICAL', 'WARNING', 'INFO', 'MARKETING'], level),
            locale is null, length(locale) desc, starts_at desc, id desc
   limit 1`,
);

export const insertAnnouncement = namedStatement<
  never,
  {
    readonly id: string;
    readonly level: AnnouncementLevel;
    readonly title: string;
    readonly body: string;
    readonly url: string | null;
    readonly placement: string | null;
    readonly locale: string | null;
    readonly dismissible: boolean;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
    readonly createdAt: Date;
  }
>(
  'platform_insert_announcement',
  `insert into announcements
     (id, level, title, body_markdown, url, placement, locale, dismissible, starts_at, ends_at,
      created_at)
   values ($id, $level, $title, $body, $url, $placement, $locale, $dismissible, $startsAt,
     $endsAt, $createdAt)`,
);
