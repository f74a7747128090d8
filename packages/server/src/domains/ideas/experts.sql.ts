import { namedStatement, statement } from '../../db/statement.ts';
import type { EndedIdeas } from './expert-record.ts';
import { likeCountOf } from './likes/like-count.ts';

/** An expert, with what the record of the ideas is made of. */
export interface ExpertRow extends EndedIdeas {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly title: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly links: string[];
  readonly followerCount: number;
  readonly strategyCount: number;
  readonly openIdeaCount: number;
  readonly createdAt: Date;
}

const IDEAS = 'trade_ideas i where i.expert_id = e.id';
/** Ideas that were entered and have ended. */
const RATED = `${IDEAS} and i.result_percent is not null`;

const COLUMNS = `e.id, e.name, e.slug, e.title, e.bio, e.avatar_url as "avatarUrl", e.links,
  ${likeCountOf('EXPERT', 'e.id')} as "followerCount",
  (select count(*)::int from strategies s
   where s.expert_id = e.id and s.status = 'PUBLISHED' and s.visibility = 'PUBLIC')
    as "strategyCount",
  (select count(*)::int from ${IDEAS} and i.closed_at is null) as "openIdeaCount",
  (select count(*)::int from ${RATED}) as "closedIdeaCount",
  (select count(*)::int from ${RATED} and i.outcome = 'GAIN') as "gainCount",
  (select coalesce(sum(i.result_percent), 0) from ${RATED}) as "resultPercents",
  e.created_at as "createdAt"`;

export const listExperts = statement<
  ExpertRow,
  [
    ids: readonly string[] | null,
    /** Patterns that name and title match together, all of them. */
    patterns: readonly string[],
    afterName: string,
    afterId: string,
    limit: number,
  ]
>(
  'ideas_list_experts',
  `select ${COLUMNS}
   from experts e
   where (e.name collate "C", e.id) > ($3 collate "C", $4::uuid)
     and ($1::uuid[] is null or e.id = any($1))
     and not exists (
       select from unnest($2::text[]) as pattern
       where not (e.name || ' ' || coalesce(e.title, '')) ilike pattern)
   order by e.name collate "C", e.id
   limit $5`,
);

export const expertsWithIds = statement<ExpertRow, [ids: readonly string[]]>(
  'ideas_experts_with_ids',
  `select ${COLUMNS} from experts e where e.id = any ($1::uuid[])`,
);

export const insertExpert = namedStatement<
  never,
  {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly title: string;
    readonly bio: string;
    readonly createdAt: Date;
  }
>(
  'ideas_insert_expert',
  `insert into experts (id, name, slug, title, bio, created_at)
   values ($id, $name, $slug, $title, $bio, $createdAt) on conflict (slug) do nothing`,
);

export const expertBySlug = statement<{ id: string }, [slug: string]>(
  'ideas_expert_by_slug',
  'select id from experts where slug = $1',
);
