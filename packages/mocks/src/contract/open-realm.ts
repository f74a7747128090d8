import { facts } from '../facts/facts.ts';
import { orders } from '../facts/orders.ts';
import { sources } from '../facts/sources.ts';
import { seedPast, seedShared } from '../seed/index.ts';
import type { User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { Realm, Source } from './realm.ts';
import { emptyRows, type Row, type Rows } from './row.ts';

/** The key of what all share. */
const EVERYBODY = '';
/** The key of what unknown callers leave behind. */
const STRANGERS = 'strangers';

/** The world as one person sees it, with its past; as a stranger does, where nobody is given. */
export function realmOf(platform: Platform, user: User | null): Realm {
  const shared = rowsOf(platform, EVERYBODY);
  const own = rowsOf(platform, user?.id ?? STRANGERS);
  const realm = { platform, user, own, shared, facts, sources, orders };
  const { seeded, settled } = platform.state;
  if (!seeded.has(EVERYBODY)) {
    seeded.add(EVERYBODY);
    seedShared({ ...realm, user: null, own: shared });
  }
  if (user !== null && settled.has(user.id) && !seeded.has(user.id)) {
    seeded.add(user.id);
    seedPast(realm);
  }
  return realm;
}

/** The same world for the whole of one read: what follows from other rows is made once. */
export function keptStill(realm: Realm): Realm {
  const made = new Map<string, readonly Row[]>();
  const once = ([name, source]: [string, Source]): [string, Source] => [
    name,
    (asked) => {
      const rows = made.get(name) ?? source(asked);
      made.set(name, rows);
      return rows;
    },
  ];
  return { ...realm, sources: Object.fromEntries(Object.entries(realm.sources).map(once)) };
}

function rowsOf({ state }: Platform, owner: string): Rows {
  const rows = state.rows.get(owner) ?? emptyRows();
  state.rows.set(owner, rows);
  return rows;
}
