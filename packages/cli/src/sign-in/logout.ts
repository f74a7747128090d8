import { forgetTokens } from '../profiles/kept-tokens.ts';
import {
  FIRST_PROFILE,
  forgetProfiles,
  type Profile,
  profileNamed,
  readProfiles,
} from '../profiles/profiles.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** What may be chosen about signing out. */
export interface LogoutChoice {
  readonly profile?: string;
  readonly all?: true;
}

const TIMEOUT_MS = 5_000;

/**
 * Forgets a profile, or all, and has the server end the tokens of browsers. A credential itself
 * stays: the application deletes it.
 *
 * @throws {UsageError} where there is no such profile
 */
export async function logout(choice: LogoutChoice, terminal: Terminal): Promise<void> {
  const kept = await readProfiles(terminal);
  const { env } = terminal;
  const asked = choice.profile ?? env.INVESTING_PROFILE ?? kept.standard ?? FIRST_PROFILE;
  const names = choice.all ? Object.keys(kept.profiles) : [asked];
  for (const name of names) {
    const profile = profileNamed(kept, name);
    if (profile === undefined) throw new UsageError(`There is no profile ${name}.`);
    await forgetTokens(terminal, name);
    const isEnded = await isRevoked(profile);
    const note = isEnded ? '' : ' The server could not be told: its token ends within the hour.';
    terminal.complain(`Signed out of ${profile.baseUrl} (profile ${name}).${note}\n`);
  }
  await forgetProfiles(terminal, names);
}

/** RFC 7009, as a public client. */
async function isRevoked({ baseUrl, clientId, token }: Profile): Promise<boolean> {
  if (token === null) return true;
  try {
    const { ok } = await fetch(new URL('/oauth/revoke', baseUrl), {
      method: 'POST',
      body: new URLSearchParams({ token: token.value, client_id: clientId }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
