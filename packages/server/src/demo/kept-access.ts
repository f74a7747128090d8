import { statement } from '../db/statement.ts';
import { type DemoUser, isDemoUser } from './demo-file.ts';
import type { DemoDeps } from './deps.ts';

const keptAccess = statement<{ sealed: string }, [email: string]>(
  'demo_kept_access',
  'select sealed from demo_access where email = $1',
);
const keepAccess = statement<never, [email: string, sealed: string]>(
  'demo_keep_access',
  `insert into demo_access (email, sealed) values ($1, $2)
   on conflict (email) do update set sealed = excluded.sealed`,
);

type KeepDeps = Pick<DemoDeps, 'db' | 'secrets'>;

const contextOf = (email: string) => `demo:${email}`;

/** What another server on this database gave a person; null where none did, or under other keys. */
export async function readKeptAccess(
  { db, secrets }: KeepDeps,
  email: string,
): Promise<DemoUser | null> {
  const kept = await db.maybe(keptAccess, email);
  if (kept === null) return null;
  try {
    const user: unknown = JSON.parse(secrets.open(kept.sealed, contextOf(email)));
    return isDemoUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Keeps what opens a person's account for the other servers on this database. */
export async function keepUser({ db, secrets }: KeepDeps, user: DemoUser): Promise<void> {
  const { email } = user;
  const sealed = secrets.seal(JSON.stringify(user), contextOf(email));
  await db.transaction((tx) => tx.run(keepAccess, email, sealed));
}
