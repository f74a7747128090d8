import type { MeQuery, MyAccountQuery } from '../generated/documents.ts';

/** The signed-in person, as every screen's frame shows it. */
export type Person = MeQuery['fetchCurrentUser'];

/** Account data, as the account's screens show and change them. */
export type UserAccount = MyAccountQuery['fetchCurrentUser']['account'];
