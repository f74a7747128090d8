import { statement } from '../../db/statement.ts';

interface Counted {
  readonly count: number;
}
type Before = [before: Date, limit: number];

const purge = (name: string, table: string, condition: string) =>
  statement<Counted, Before>(
    name,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${condition} limit $2::int for update skip locked))
       returning 1
     )
     select count(*)::int as count from gone`,
  );

export const purgeTokens = purge('oauth_purge_tokens', 'access_tokens', 'expires_at < $1');
export const purgeCodes = purge('oauth_purge_codes', 'authorization_codes', 'expires_at < $1');
export const purgeRequests = purge(
  'oauth_purge_requests',
  'authorization_requests',
  'expires_at < $1',
);
export const purgeConsents = purge(
  'oauth_purge_consents',
  'remembered_consents',
  'expires_at < $1',
);
export const purgeRegistrations = purge(
  'oauth_purge_registrations',
  'api_credentials',
  "origin <> 'SETTINGS' and last_used_at is null and created_at < $1",
);
