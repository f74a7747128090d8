import { call } from './call.ts';

/** Who reads these pages with a session in this browser. */
export interface Reader {
  readonly name: string;
  /** Of the newest credential with a secret, for the samples; null where there is none. */
  readonly clientId: string | null;
}

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
  const { body } = await call({ query: QUERY, variables: {} }, { kind: 'SESSION' });
  const { data } = body as { readonly data?: Told | null };
  if (!data) return null;
  const [newest] = data.apiCredentials
    .filter(({ publicClient }) => !publicClient)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { name: data.fetchCurrentUser.name, clientId: newest?.clientId ?? null };
}
