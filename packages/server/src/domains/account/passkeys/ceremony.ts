import { secondsAfter } from '../../../kernel/clock.ts';
import { unguessableId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { CEREMONY_LIFETIME_SECONDS } from '../lifetimes.ts';
import { type CeremonyPurpose, insertCeremony } from './passkeys.sql.ts';

/** What the browser's authenticator is asked. */
export interface PasskeyCeremony {
  readonly id: string;
  readonly optionsJson: string;
  readonly expiresAt: Date;
}

/** What the authenticator answered. */
export interface PasskeyAnswer {
  readonly ceremonyId: string;
  readonly responseJson: string;
}

export const CEREMONY_MS = CEREMONY_LIFETIME_SECONDS * 1000;

/** Remembers the challenge of a ceremony until its answer comes. */
export async function beginCeremony(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  purpose: CeremonyPurpose,
  userId: string | null,
  options: { readonly challenge: string },
): Promise<PasskeyCeremony> {
  const id = unguessableId(deps.random);
  const expiresAt = secondsAfter(deps.clock.now(), CEREMONY_LIFETIME_SECONDS);
  await deps.db.one(insertCeremony, {
    id,
    purpose,
    userId,
    challenge: options.challenge,
    expiresAt,
  });
  return { id, optionsJson: JSON.stringify(options), expiresAt };
}
