import { Notice } from '../../../parts/notice.tsx';

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  [
    'not-linked',
    'No account here is linked to that sign-in. Sign in, then link it under Security.',
  ],
  [
    'address-taken',
    'An account with that e-mail address exists. Sign in to it, then link the provider under Security.',
  ],
  ['refused', 'The provider did not confirm who you are. Try again, or sign in another way.'],
  ['lapsed', 'That took too long. Try again.'],
  ['linked-elsewhere', 'That sign-in is linked to another account already.'],
  ['step-up', 'Confirm that it is you first, then link the provider again.'],
  ['unavailable', 'The provider does not answer at present. Try again later.'],
  ['restricted', 'This account is suspended. Write to support.'],
  [
    'address-unknown',
    'The provider knows no confirmed e-mail address of you. Open the account with a password.',
  ],
  ['by-invitation', 'Accounts are opened here by invitation, with a password.'],
  ['unconfirmed', 'Confirm your e-mail address first, by the link that we mailed to you.'],
  ['quota', 'An account may be linked to ten sign-ins. Unlink one first.'],
]);

const UNKNOWN = 'Signing in with the provider failed. Try again.';

/** What the way back from an outside provider says. Only loaded where it says something. */
export default function ProviderProblem({ code }: { readonly code: string }) {
  return <Notice kind="bad">{PROBLEMS.get(code) ?? UNKNOWN}</Notice>;
}
