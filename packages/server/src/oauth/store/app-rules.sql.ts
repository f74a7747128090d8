import type { AppApproval } from '@investing-platform/schema/first-party';
import { statement } from '../../db/statement.ts';
import type { AppRule } from '../../kernel/actor.ts';

/** A rule as one value, of a row that is called `r`. */
export const RULE = `json_build_object('assistant', r.assistant, 'approval', r.approval,
  'maxChangesPerDay', r.max_changes_per_day, 'maxAmountPerDay', r.max_amount_per_day::text)`;

export const ruleOf = statement<{ readonly rule: AppRule }, [userId: string, credentialId: string]>(
  'oauth_rule_of',
  `select ${RULE} as rule from app_rules r where r.user_id = $1 and r.credential_id = $2`,
);

/** What was an assistant once stays one; bounds stay as they are. */
export const keepRule = statement<
  { readonly userId: string },
  [userId: string, credentialId: string, assistant: boolean, approval: AppApproval]
>(
  'oauth_keep_rule',
  `insert into app_rules as r (user_id, credential_id, assistant, approval) values ($1, $2, $3, $4)
   on conflict (user_id, credential_id) do update
     set assistant = r.assistant or excluded.assistant, approval = excluded.approval
   returning user_id as "userId"`,
);

export const boundRule = statement<
  { readonly userId: string },
  [userId: string, credentialId: string, maxChanges: number | null, maxAmount: string | null]
>(
  'oauth_bound_rule',
  `update app_rules set max_changes_per_day = $3, max_amount_per_day = $4::numeric
   where user_id = $1 and credential_id = $2 returning user_id as "userId"`,
);

export const deleteRule = statement<never, [userId: string, credentialId: string]>(
  'oauth_delete_rule',
  'delete from app_rules where user_id = $1 and credential_id = $2',
);

export const stopOf = statement<{ readonly stoppedAt: Date }, [userId: string]>(
  'oauth_stop_of',
  'select stopped_at as "stoppedAt" from assistant_stops where user_id = $1',
);

export const stop = statement<never, [userId: string, now: Date]>(
  'oauth_stop_assistants',
  `insert into assistant_stops (user_id, stopped_at) values ($1, $2)
   on conflict (user_id) do nothing`,
);

export const resume = statement<never, [userId: string]>(
  'oauth_resume_assistants',
  'delete from assistant_stops where user_id = $1',
);
