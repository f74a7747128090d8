import { call } from './call.ts';

/** Who reads these pages with a session in this browser. */
export interface Reader {
  readonly name: string;
  /** Of the newest credential with a secret, for the samples; null where there is none. */
  readonly clientId: string | null;
}

/** It answers strangers too, whom the other one would refuse: nothing of theirs is a fault. */
const SESSION = 'query { currentSession { id } }';

const QUERY = `query { fetchCurrentUser { name }
  apiCredentials { clientId publicClient createdAt } }`;

interface Told {
  readonly fetchCurrentUser: { readonly name: string };
  readonly apiCredentials: readonly {
    readonly clientId: string;
    readonly publicClient: boolean;
    readonly createdAt: string;
  }[];
}

let asked: Promise<Reader | null> | undefined;

/** Asked once for each time that the site is loaded; null for readers without a session. */
export function reader(): Promise<Reader | null> {
  asked ??= ask().catch(() => null);
  return asked;
}

async function ask(): Promise<Reader | null> {
  const session = await answerTo<{ readonly currentSession: object | null }>(SESSION);
  if (session?.currentSession == null) return null;
  const data = await answerTo<Told>(QUERY);
  if (data === null) return null;
  const [newest] = data.apiCredentials
    .filter(({ publicClient }) => !publicClient)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { name: data.fetchCurrentUser.name, clientId: newest?.clientId ?? null };
}

async function answerTo<Data>(query: string): Promise<Data | null> {
  const { body } = await call({ query, variables: {} }, { kind: 'SESSION' });
  return (body as { readonly data?: Data | null }).data ?? null;
}
