import { statement } from '../../db/statement.ts';

/** Codes before tokens: one that is redeemed meanwhile waits for this deletion and finds nothing. */
export const endAccessOfUser = statement<never, [userId: string]>(
  'account_end_access_of_user',
  `with codes as (delete from authorization_codes where user_id = $1),
   challenges as (delete from sign_in_challenges where user_id = $1),
   ceremonies as (delete from passkey_ceremonies where user_id = $1)
   delete from access_tokens where user_id = $1`,
);
