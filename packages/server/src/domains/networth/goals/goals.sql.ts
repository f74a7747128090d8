import type { FundingRule } from '@investing-platform/rules/networth/goal-input';
import { statement } from '../../../db/statement.ts';

/** The other goals of a person as far as a change of one depends on them. */
export interface OtherGoals {
  readonly lastPriority: number;
  /** Of those that are not archived. */
  readonly rules: readonly FundingRule[];
}

export const otherGoals = statement<OtherGoals, [userId: string, goalId: string | null]>(
  'networth_other_goals',
  `select coalesce(max(priority), 0)::integer as "lastPriority",
     coalesce(jsonb_path_query_array(jsonb_agg(funding_rules) filter (where not archived),
       '$[*][*]'), '[]'::jsonb) as rules
   from networth_goals
   where user_id = $1 and tombstoned_at is null and id is distinct from $2`,
);
