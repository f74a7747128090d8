import { usePerson } from '../../session/session.ts';

/** Tells password managers whose password a form is about. */
export function KnownUsername() {
  const { email } = usePerson();
  return (
    <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
  );
}
