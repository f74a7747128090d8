import { statement } from '../../db/statement.ts';

export const deleteCredentialsOfUser = statement<{ id: string; name: string }, [userId: string]>(
  'oauth_delete_credentials_of_user',
  'delete from api_credentials where user_id = $1 returning id, label as name',
);

export const deleteConsentsOfUser = statement<{ name: string }, [userId: string]>(
  'oauth_delete_consents_of_user',
  `with gone as (delete from remembered_consents where user_id = $1 returning credential_id)
   select distinct c.id, c.label as name
   from gone join api_credentials c on c.id = gone.credential_id order by c.id`,
);
