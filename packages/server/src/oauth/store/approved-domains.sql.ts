import { statement } from '../../db/statement.ts';

export interface ApprovedDomain {
  readonly domain: string;
  readonly approvedAt: Date;
}

export const approvedAmong = statement<{ domain: string }, [domains: readonly string[]]>(
  'oauth_approved_among',
  'select domain from approved_redirect_domains where domain = any($1::text[])',
);

export const approvedDomains = statement<ApprovedDomain, [limit: number]>(
  'oauth_approved_domains',
  `select domain, approved_at as "approvedAt" from approved_redirect_domains
   order by domain limit $1`,
);

export const insertDomain = statement<{ domain: string }, [domain: string, approvedAt: Date]>(
  'oauth_insert_approved_domain',
  `insert into approved_redirect_domains (domain, approved_at) values ($1, $2)
   on conflict (domain) do nothing returning domain`,
);

export const deleteDomain = statement<{ domain: string }, [domain: string]>(
  'oauth_delete_approved_domain',
  'delete from approved_redirect_domains where domain = $1 returning domain',
);
