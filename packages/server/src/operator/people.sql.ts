import { statement } from '../db/statement.ts';

export const hasPlatformAccount = statement<{ has: boolean }, [userId: string]>(
  'operator_has_platform_account',
  `select exists (
     select from broker_accounts where user_id = $1 and provider = 'PLATFORM'
   ) as has`,
);
