import { namedStatement, statement } from '../../../db/statement.ts';

/** A registration that waits to be looked at. */
export interface Registration {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  /** As `hashPassword` gives it. */
  readonly passwordHash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly country: string | null;
  readonly marketingOptIn: boolean;
  /** The invitation that it came by. */
  readonly invitationId: string | null;
}

/** No row where too many wait. */
export const insertRegistration = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly country: string | null;
    readonly marketingOptIn: boolean;
    readonly invitationId: string | null;
    readonly now: Date;
    readonly most: number;
  }
>(
  'account_insert_registration',
  `insert into registrations (id, email, password_hash, first_name, last_name, country,
     marketing_opt_in, invitation_id, created_at)
   select $id::uuid, $email::text, $passwordHash::text, $firstName::text, $lastName::text,
     $country::text, $marketingOptIn::boolean, $invitationId::uuid, $now::timestamptz
   where (select count(*) from (select from registrations limit $most::int) waiting) < $most::int
   returning id`,
);

/** Takes the one that waits longest: ids are in the order of time. */
export const takeRegistration = statement<Registration>(
  'account_take_registration',
  `delete from registrations where id = (
     select id from registrations order by id limit 1 for update skip locked)
   returning id, email, password_hash as "passwordHash", first_name as "firstName",
     last_name as "lastName", country, marketing_opt_in as "marketingOptIn",
     invitation_id as "invitationId"`,
);

export const dropRegistration = statement<{ id: string }, [id: string]>(
  'account_drop_registration',
  'delete from registrations where id = $1 returning id',
);
