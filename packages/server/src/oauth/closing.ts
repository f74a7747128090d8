import { statement } from '../db/statement.ts';
import { type ClosingPart, deletingRows } from '../db/tables/closing-part.ts';
import { deleteCredentials } from './tokens/remove-access.ts';

const standing = statement<
  { readonly credentialCount: number; readonly connectedAppCount: number },
  [userId: string, now: Date]
>(
  'oauth_standing_of_account',
  `select
     (select count(*)::int from api_credentials where user_id = $1) as "credentialCount",
     (select count(distinct t.credential_id)::int from (
        select credential_id from access_tokens where user_id = $1 and expires_at > $2
        union all
        select credential_id from remembered_consents where user_id = $1 and expires_at > $2) t
      join api_credentials c on c.id = t.credential_id and c.is_public) as "connectedAppCount"`,
);

const GRANTS = [
  ...(['access_tokens', 'authorization_codes', 'remembered_consents'] as const),
  ...(['app_rules', 'assistant_stops'] as const),
] as const;
const deleteGrants = deletingRows(GRANTS);

export const closing: ClosingPart = {
  erased: [...GRANTS, 'api_credentials'],
  async standing(reader, userId, now) {
    return { counts: await reader.one(standing, userId, now) };
  },
  async erase(tx, userId) {
    await deleteGrants(tx, userId);
    await deleteCredentials(tx, userId);
  },
};
