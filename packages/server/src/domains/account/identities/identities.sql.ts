import type { OAuthProvider } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

export interface IdentityLinkRow {
  readonly id: string;
  readonly userId: string;
  readonly provider: OAuthProvider;
  readonly providerUserId: string;
  readonly email: string | null;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

const COLUMNS = `id, user_id as "userId", provider, provider_user_id as "providerUserId", email,
  last_used_at as "lastUsedAt", created_at as "createdAt"`;

/** No row where the identity is linked to an account already. */
export const insertLink = namedStatement<
  IdentityLinkRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly provider: OAuthProvider;
    readonly providerUserId: string;
    readonly email: string | null;
    readonly now: Date;
  }
>(
  'account_insert_identity_link',
  `insert into identity_links (id, user_id, provider, provider_user_id, email, created_at)
   values ($id, $userId, $provider, $providerUserId, $email, $now)
   on conflict (provider, provider_user_id) do nothing returning ${COLUMNS}`,
);

export const linkOfIdentity = statement<
  IdentityLinkRow,
  [provider: OAuthProvider, providerUserId: string]
>(
  'account_link_of_identity',
  `select ${COLUMNS} from identity_links where provider = $1 and provider_user_id = $2`,
);

export const linkOfUser = statement<IdentityLinkRow, [id: string, userId: string]>(
  'account_identity_link_of_user',
  `select ${COLUMNS} from identity_links where id = $1 and user_id = $2`,
);

export const recordLinkUse = statement<{ id: string }, [id: string, now: Date]>(
  'account_record_link_use',
  'update identity_links set last_used_at = $2 where id = $1 returning id',
);

export const deleteLink = statement<{ provider: OAuthProvider }, [id: string, userId: string]>(
  'account_delete_identity_link',
  'delete from identity_links where id = $1 and user_id = $2 returning provider',
);
