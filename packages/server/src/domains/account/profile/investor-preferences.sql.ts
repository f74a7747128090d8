import { statement } from '../../../db/statement.ts';
import type { InvestorAnswers } from './investor-answers.ts';

export interface InvestorPreferencesRow {
  readonly answers: InvestorAnswers;
  readonly completedAt: Date | null;
  readonly updatedAt: Date | null;
}

const COLUMNS = 'answers, completed_at as "completedAt", updated_at as "updatedAt"';

export const investorPreferences = statement<InvestorPreferencesRow, [userId: string]>(
  'account_investor_preferences',
  `select ${COLUMNS} from investor_preferences where user_id = $1`,
);

export const ensureInvestorPreferences = statement<never, [userId: string]>(
  'account_ensure_investor_preferences',
  `insert into investor_preferences (user_id, answers) values ($1, '{}')
   on conflict (user_id) do nothing`,
);

/** Changes of one person's answers wait for each other. */
export const lockInvestorPreferences = statement<InvestorPreferencesRow, [userId: string]>(
  'account_lock_investor_preferences',
  `select ${COLUMNS} from investor_preferences where user_id = $1 for update`,
);

export const saveAnswers = statement<
  InvestorPreferencesRow,
  [userId: string, answers: InvestorAnswers, isComplete: boolean, now: Date]
>(
  'account_save_investor_answers',
  `update investor_preferences set answers = $2::jsonb, updated_at = $4,
     completed_at = case when $3 then coalesce(completed_at, $4) else completed_at end
   where user_id = $1 returning ${COLUMNS}`,
);
