import { statement } from '../../../db/statement.ts';

export const endSignInsOfUser = statement<never, [userId: string]>(
  'account_end_sign_ins_of_user',
  `with challenges as (delete from sign_in_challenges where user_id = $1)
   delete from passkey_ceremonies where user_id = $1`,
);
