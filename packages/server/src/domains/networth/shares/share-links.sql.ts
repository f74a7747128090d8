import type { NetWorthSection, ShareLinkStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A link as its owner sees it. */
export interface ShareLinkRow {
  readonly id: string;
  readonly label: string | null;
  readonly ownerLabel: string;
  readonly tokenSuffix: string;
  readonly status: ShareLinkStatus;
  readonly hideAmounts: boolean;
  readonly sections: NetWorthSection[];
  readonly portfolioIds: string[];
  readonly passcodeRequired: boolean;
  readonly csvEnabled: boolean;
  readonly expiresAt: Date | null;
  readonly maxViews: number | null;
  readonly viewCount: number;
  readonly lastViewedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** At a moment that a statement calls `$2`. */
const STATUS = `case when l.revoked_at is not null then 'REVOKED'
  when l.expires_at <= $2 or l.view_count >= l.max_views then 'EXPIRED' else 'ACTIVE' end`;

const COLUMNS = `l.id, l.label, l.owner_label as "ownerLabel", l.token_suffix as "tokenSuffix",
  ${STATUS} as status, l.hide_amounts as "hideAmounts", l.sections,
  l.portfolio_ids as "portfolioIds", l.passcode_hash is not null as "passcodeRequired",
  l.csv_enabled as "csvEnabled", l.expires_at as "expiresAt", l.max_views as "maxViews",
  l.view_count as "viewCount", l.last_viewed_at as "lastViewedAt", l.revoked_at as "revokedAt",
  l.created_at as "createdAt", l.updated_at as "updatedAt"`;

export const addShareLink = insertInto('share_links', 'networth_add_share_link', {
  columns: [
    ...(['id', 'userId', 'tokenHash', 'tokenSuffix', 'label', 'ownerLabel'] as const),
    ...(['hideAmounts', 'sections', 'portfolioIds', 'passcodeHash', 'csvEnabled'] as const),
    ...(['expiresAt', 'maxViews', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export const ownerToShare = statement<
  { readonly name: string; readonly activeCount: number },
  [userId: string, now: Date]
>(
  'networth_owner_to_share',
  `select u.name, (select count(*)::int from share_links l
     where l.user_id = $1 and ${STATUS} = 'ACTIVE') as "activeCount"
   from users u where u.id = $1`,
);

export const shareLinkOf = statement<ShareLinkRow, [userId: string, now: Date, id: string]>(
  'networth_share_link_of',
  `select ${COLUMNS} from share_links l where l.user_id = $1 and l.id = $3`,
);

export const shareLinksOf = statement<
  ShareLinkRow,
  [
    userId: string,
    now: Date,
    ids: readonly string[] | null,
    statuses: readonly string[] | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'networth_share_links_of',
  `select ${COLUMNS} from share_links l
   where l.user_id = $1 and ($3::uuid[] is null or l.id = any($3))
     and ($4::text[] is null or ${STATUS} = any($4))
     and (l.created_at, l.id) < ($5::timestamptz, $6::uuid)
   order by l.created_at desc, l.id desc limit $7`,
);

/** No row where it has ended already. */
export const revokeShareLink = statement<
  { readonly id: string },
  [userId: string, now: Date, id: string]
>(
  'networth_revoke_share_link',
  `update share_links l set revoked_at = $2, updated_at = $2
   where l.user_id = $1 and l.id = $3 and ${STATUS} = 'ACTIVE' returning l.id`,
);

/** What a reader's request is answered from. */
export interface SharedLink {
  readonly id: string;
  readonly userId: string;
  readonly ownerLabel: string;
  readonly hideAmounts: boolean;
  readonly sections: NetWorthSection[];
  /** Whether it shows parts of what the owner has, and not everything. */
  readonly isPart: boolean;
  /** Those that are still there, with their sub-portfolios. */
  readonly portfolioIds: string[];
  readonly passcodeHash: string | null;
  readonly csvEnabled: boolean;
  readonly status: ShareLinkStatus;
  /** When the view was counted after which it had ended; null where it has not ended so. */
  readonly usedUpAt: Date | null;
}

export const sharedLink = statement<SharedLink, [tokenHash: Buffer, now: Date]>(
  'networth_shared_link',
  `select l.id, l.user_id as "userId", l.owner_label as "ownerLabel",
     l.hide_amounts as "hideAmounts", l.sections, l.portfolio_ids <> '{}' as "isPart",
     array(with recursive shown as (
       select p.id from portfolios p where p.user_id = l.user_id and p.tombstoned_at is null
         and p.id = any(l.portfolio_ids)
       union
       select p.id from portfolios p join shown s on p.parent_id = s.id
       where p.user_id = l.user_id and p.tombstoned_at is null
     ) select id from shown) as "portfolioIds",
     l.passcode_hash as "passcodeHash", l.csv_enabled as "csvEnabled", ${STATUS} as status,
     case when l.view_count >= l.max_views and l.revoked_at is null
       and (l.expires_at is null or l.expires_at > $2) then l.last_viewed_at end as "usedUpAt"
   from share_links l where l.token_hash = $1`,
);

/** Counts a view, exactly: no row where the link has ended, however many read at once. */
export const countView = statement<{ readonly id: string }, [id: string, now: Date]>(
  'networth_count_view',
  `update share_links l set view_count = l.view_count + 1, last_viewed_at = $2
   where l.id = $1 and ${STATUS} = 'ACTIVE' returning l.id`,
);
