import type { LeafScope } from '@investing-platform/schema';
import type { AppApproval } from '@investing-platform/schema/first-party';
import { statement } from '../../db/statement.ts';
import type { RevokedToken } from './tokens.sql.ts';

/** An app that may act for a person: it holds a live token, or a consent is remembered. */
export interface ConnectedApp {
  /** The id of the app's credential. */
  readonly id: string;
  readonly clientName: string;
  readonly registeredDynamically: boolean;
  /** What its live tokens or its remembered consents hold, in the vocabulary's order. */
  readonly scopes: readonly LeafScope[];
  /** The earliest of what is remembered. */
  readonly allowedAt: Date;
  /** When this person's token of it was last used, to the minute. */
  readonly lastUsedAt: Date | null;
  readonly assistant: boolean;
  readonly approval: AppApproval;
  readonly maxChangesPerDay: number | null;
  readonly maxAmountPerDay: string | null;
  readonly changesInDay: number;
  readonly amountInDay: string;
}

export interface ConnectedAppRow extends Omit<ConnectedApp, 'scopes'> {
  readonly scopes: readonly LeafScope[];
}

export const appsOfUser = statement<
  ConnectedAppRow,
  [userId: string, now: Date, limit: number, credentialId: string | null]
>(
  'oauth_apps_of_user',
  `with holdings as (
     select credential_id, scopes, issued_at as allowed_at, last_used_at
     from access_tokens where user_id = $1 and expires_at > $2::timestamptz
     union all
     select credential_id, scopes, allowed_at, null
     from remembered_consents where user_id = $1 and expires_at > $2::timestamptz
   )
   select c.id, c.label as "clientName", c.origin = 'REGISTRATION' as "registeredDynamically",
     array_agg(distinct scope) as scopes, min(h.allowed_at) as "allowedAt",
     max(h.last_used_at) as "lastUsedAt", coalesce(r.assistant, false) as assistant,
     coalesce(r.approval, 'NONE') as approval, r.max_changes_per_day as "maxChangesPerDay",
     r.max_amount_per_day::text as "maxAmountPerDay", made.changes as "changesInDay",
     made.amount::text as "amountInDay"
   from holdings h join api_credentials c on c.id = h.credential_id
   cross join unnest(h.scopes) scope
   left join app_rules r on r.user_id = $1 and r.credential_id = c.id
   cross join lateral (
     select count(*)::int as changes, coalesce(sum(a.amount), 0) as amount from agent_requests a
     where a.user_id = $1 and a.credential_id = c.id
       and a.created_at > $2::timestamptz - interval '1 day'
       and (a.status in ('APPROVED', 'DONE') or a.status = 'PENDING' and a.expires_at > $2)
   ) made
   where c.is_public and ($4::uuid is null or c.id = $4)
   group by c.id, r.assistant, r.approval, r.max_changes_per_day, r.max_amount_per_day,
     made.changes, made.amount
   order by min(h.allowed_at) desc, c.id desc
   limit $3`,
);

/** Public clients only: a confidential credential is deleted, not disconnected. */
export const deleteTokensOfApp = statement<RevokedToken, [userId: string, credentialId: string]>(
  'oauth_delete_tokens_of_app',
  `delete from access_tokens where user_id = $1 and credential_id = $2
     and exists (select from api_credentials where id = $2 and is_public)
   returning token_hash as "tokenHash"`,
);

export const deleteConsentsToApp = statement<
  { redirectUri: string },
  [userId: string, credentialId: string]
>(
  'oauth_delete_consents_to_app',
  `delete from remembered_consents where user_id = $1 and credential_id = $2
   returning redirect_uri as "redirectUri"`,
);

export const deleteTokensOfUser = statement<RevokedToken, [userId: string]>(
  'oauth_delete_tokens_of_user',
  'delete from access_tokens where user_id = $1 returning token_hash as "tokenHash"',
);

export const deleteCodesOfUser = statement<{ codeHash: Buffer }, [userId: string]>(
  'oauth_delete_codes_of_user',
  'delete from authorization_codes where user_id = $1 returning code_hash as "codeHash"',
);

export const deleteCodesOfApp = statement<
  { codeHash: Buffer },
  [userId: string, credentialId: string]
>(
  'oauth_delete_codes_of_app',
  `delete from authorization_codes where user_id = $1 and credential_id = $2
   returning code_hash as "codeHash"`,
);
