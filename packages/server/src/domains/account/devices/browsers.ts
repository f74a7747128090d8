import { statement } from '../../../db/statement.ts';
import type { AccountDeps } from '../deps.ts';
import { MAX_DEVICES } from './register-device.ts';

interface BrowserRow {
  readonly id: string;
  readonly hash: string;
  readonly token: string;
  readonly keys: string;
}

/** A browser that is registered for push messages, as its service is written to. */
export interface Browser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const readBrowsers = statement<BrowserRow, [userId: string, limit: number]>(
  'account_browsers_of_user',
  `select id, encode(token_hash, 'hex') as hash, token, web_push_keys as keys from device_tokens
   where user_id = $1 and provider = 'WEB_PUSH' and is_active
   order by last_seen_at desc, id limit $2::int`,
);

/** It takes no messages any more. */
export const forgetBrowser = statement<never, [id: string]>(
  'account_forget_browser',
  'update device_tokens set is_active = false where id = $1',
);

/** A person's browsers, last seen first; at most 50. */
export async function browsersOf(
  { db, secrets }: Pick<AccountDeps, 'db' | 'secrets'>,
  userId: string,
): Promise<Browser[]> {
  const rows = await db.all(readBrowsers, userId, MAX_DEVICES);
  return rows.map(({ id, hash, token, keys }) => {
    const context = `device-token:${hash}`;
    const { p256dh, auth } = JSON.parse(secrets.open(keys, context));
    return { id, endpoint: secrets.open(token, context), p256dh, auth };
  });
}
