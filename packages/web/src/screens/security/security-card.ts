import type { UserAccount } from '../../api/person.ts';

export type Security = UserAccount['security'];

/** What each card of the screen is given. */
export interface SecurityCardProps {
  readonly security: Security;
}
