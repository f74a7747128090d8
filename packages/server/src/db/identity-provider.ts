import { statement } from './statement.ts';

/**
 * What the operator set, at each start: who compares people with their papers. Null: no provider,
 * and the operator compares them.
 */
export const setIdentityProvider = statement<never, [provider: string | null]>(
  'db_set_identity_provider',
  `insert into service_settings (default_plan, identity_provider) values ('FREE', $1)
   on conflict (only_row) do update set identity_provider = excluded.identity_provider
   where service_settings.identity_provider is distinct from excluded.identity_provider`,
);
