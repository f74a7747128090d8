import { statement } from '../../db/statement.ts';

/** A row that fits the contract's Expert. Ideas and likes are not kept yet, so nobody has any. */
export interface ExpertRow {
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
  readonly closedIdeaCount: number;
  readonly winRatePercent: string | null;
  readonly averageResultPercent: string | null;
  readonly createdAt: Date;
}

const COLUMNS = `e.id, e.name, e.slug, e.title, e.bio, e.avatar_url as "avatarUrl", e.links,
  0 as "followerCount",
  (select count(*)::int from strategies s
   where s.expert_id = e.id and s.status = 'PUBLISHED' and s.visibility = 'PUBLIC')
    as "strategyCount",
  0 as "openIdeaCount", 0 as "closedIdeaCount", null::numeric as "winRatePercent",
  null::numeric as "averageResultPercent", e.created_at as "createdAt"`;

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

export const insertExpert = statement<
  never,
  [id: string, name: string, slug: string, title: string, bio: string, createdAt: Date]
>(
  'ideas_insert_expert',
  `insert into experts (id, name, slug, title, bio, created_at)
   values ($1, $2, $3, $4, $5, $6) on conflict (slug) do nothing`,
);
