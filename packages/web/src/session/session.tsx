import { currentSession } from '@investing-platform/schema/first-party';
import { createContext, type ReactNode, useContext } from 'react';
import { api } from '../api/client.ts';
import type { Person } from '../api/person.ts';
import { type Load, useLoad } from '../api/use-load.ts';
import { me } from '../generated/documents.ts';

/** Who is signed in; `person` is null where nobody is. */
export interface Session {
  readonly person: Person | null;
}

const SessionContext = createContext<Load<Session> | null>(null);

/** Reads once who is signed in, for all screens. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const load = useLoad(readSession);
  return <SessionContext value={load}>{children}</SessionContext>;
}

/** The session as far as it is known. */
export function useSession(): Load<Session> {
  const load = useContext(SessionContext);
  if (load === null) throw new Error('useSession needs a SessionProvider');
  return load;
}

/** The signed-in person; for screens whose route asks for a session. */
export function usePerson(): Person {
  const person = useSession().data?.person ?? null;
  if (person === null) throw new Error('usePerson needs a screen behind the sign-in');
  return person;
}

async function readSession(signal: AbortSignal): Promise<Session> {
  const { currentSession: session } = await api.request(currentSession, {}, { signal });
  if (session === null) return { person: null };
  const { fetchCurrentUser: person } = await api.request(me, {}, { signal });
  return { person };
}
