import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { Deps } from '../../../deps.ts';
import type { PushKeys } from '../../../ports/push.ts';

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'push'>;

const readKeys = statement<PushKeys, []>(
  'account_push_keys',
  'select public_key as "publicKey", private_key as "privateKey" from push_keys',
);

/** Whoever is first: browsers that registered know one key alone. */
const addKeys = insertInto('push_keys', 'account_add_push_keys', {
  columns: ['publicKey', 'privateKey', 'createdAt'],
  rest: 'on conflict do nothing',
});

/** Where the private key is sealed. */
export const pushKeyContext = (publicKey: string): string => `push-key:${publicKey}`;

/** The keys by which push services know this platform; made once, whatever process is first. */
export async function pushKeys({ db, clock, secrets, push }: KeyDeps): Promise<PushKeys> {
  let row = await db.maybe(readKeys);
  if (row === null) {
    const { publicKey, privateKey } = await push.newKeys();
    const sealed = secrets.seal(privateKey, pushKeyContext(publicKey));
    const createdAt = clock.now();
    row = await db.transaction(async (tx) => {
      tx.send(...addKeys({ publicKey, privateKey: sealed, createdAt }));
      return tx.one(readKeys);
    });
  }
  const { publicKey, privateKey } = row;
  return { publicKey, privateKey: secrets.open(privateKey, pushKeyContext(publicKey)) };
}
