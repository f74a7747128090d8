import { currentSession } from '@investing-platform/schema/first-party';
import type { Person } from '../api/person.ts';
import { useAnswer } from '../api/use-answer.ts';
import type { Load } from '../api/use-reading.ts';
import { me } from '../generated/documents.ts';

/** Who is signed in; `person` is null where nobody is. */
export interface Session {
  readonly person: Person | null;
}

/** The session as far as it is known. It is read once for all screens, and again where it changes. */
export function useSession(): Load<Session> {
  const session = useAnswer(currentSession, {}, { stays: true });
  const isSignedIn = session.data?.currentSession != null;
  const person = useAnswer(me, {}, { ...PERSON, enabled: isSignedIn });
  const reload = () => {
    session.reload();
    if (isSignedIn) person.reload();
  };
  return {
    data: sessionOf(session.data === null, isSignedIn, person.data),
    problem: session.problem ?? person.problem,
    isLoading: session.isLoading || person.isLoading,
    reload,
  };
}

/** The signed-in person; for screens whose route asks for a session. */
export function usePerson(): Person {
  const { data } = useAnswer(me, {}, PERSON);
  if (data === null) throw new Error('usePerson needs a screen behind the sign-in');
  return data;
}

const PERSON = {
  stays: true,
  pick: ({ fetchCurrentUser }: { readonly fetchCurrentUser: Person }) => fetchCurrentUser,
};

function sessionOf(isOpen: boolean, isSignedIn: boolean, person: Person | null): Session | null {
  if (isOpen || (isSignedIn && person === null)) return null;
  return { person: isSignedIn ? person : null };
}
