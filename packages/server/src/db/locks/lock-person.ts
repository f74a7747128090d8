import { statement } from '../statement.ts';

/**
 * Locks a person's row to the end of the transaction: whoever counts or changes what is theirs takes
 * turns here, and what only refers to them goes on.
 */
export const lockPerson = statement<{ readonly id: string }, [userId: string]>(
  'db_lock_person',
  'select id from users where id = $1 for no key update',
);
