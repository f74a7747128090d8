import { statement } from '../../db/statement.ts';
import { insertInto } from '../../db/tables/named-write.ts';

export const addUpload = insertInto('uploads', 'uploads_add', {
  columns: ['id', 'userId', 'createdAt'],
});

export const uploadsKept = statement<{ readonly count: number }, [userId: string, since: Date]>(
  'uploads_kept',
  `select count(*)::integer as count from uploads where user_id = $1 and created_at > $2`,
);

export const uploadReceived = statement<{ readonly id: string }, [id: string, now: Date]>(
  'uploads_received',
  'update uploads set received_at = $2 where id = $1 and received_at is null returning id',
);

/** One that was sent whole, and whose time is not over. */
export const uploadOf = statement<
  { readonly id: string },
  [userId: string, id: string, since: Date]
>(
  'uploads_of',
  `select id from uploads
   where user_id = $1 and id = $2 and created_at > $3 and received_at is not null`,
);

export const useUpload = statement<
  { readonly id: string },
  [userId: string, id: string, since: Date]
>(
  'uploads_use',
  `delete from uploads
   where user_id = $1 and id = $2 and created_at > $3 and received_at is not null returning id`,
);

export const uploadKept = statement<{ readonly id: string }, [id: string, since: Date]>(
  'uploads_keeps',
  'select id from uploads where id = $1 and created_at > $2',
);

export const deleteUpload = statement<never, [id: string]>(
  'uploads_delete',
  'delete from uploads where id = $1',
);

export const uploadIdsOfPerson = statement<{ readonly id: string }, [userId: string]>(
  'uploads_of_person',
  'select id from uploads where user_id = $1 order by id',
);
