import { namedStatement, statement } from '../../db/statement.ts';

export const addLink = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly operator: string;
    readonly hash: Buffer;
    readonly endsAt: Date;
    readonly now: Date;
  }
>(
  'operator_add_link',
  `insert into operator_pages (id, operator, link_hash, link_ends_at, created_at)
   values ($id, $operator, $hash, $endsAt, $now) returning id`,
);

export const forgetLinks = statement<never, [createdBefore: Date]>(
  'operator_forget_links',
  'delete from operator_pages where created_at < $1',
);

/** Only the first who opens a link gets in. */
export const openLink = statement<
  { operator: string },
  [hash: Buffer, sessionHash: Buffer, endsAt: Date, now: Date]
>(
  'operator_open_link',
  `update operator_pages set session_hash = $2, session_ends_at = $3
   where link_hash = $1 and session_hash is null and link_ends_at > $4 returning operator`,
);

export const visitOf = statement<
  { operator: string; endsAt: Date },
  [sessionHash: Buffer, now: Date]
>(
  'operator_visit_of',
  `select operator, session_ends_at as "endsAt" from operator_pages
   where session_hash = $1 and session_ends_at > $2`,
);

export const endVisit = statement<never, [sessionHash: Buffer, now: Date]>(
  'operator_end_visit',
  `update operator_pages set session_ends_at = least(session_ends_at, $2)
   where session_hash = $1`,
);
