import type { Clock } from './clock.ts';
import { isId } from './ids.ts';
import type { SecretBox } from './secret-box.ts';

/** What an address opens, and until when. */
export interface Opens {
  /** What the address is for; one for something else does not open. */
  readonly use: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** The part of an address that needs no token. Only who has the server's key can make one. */
export function signedAddress(
  { secrets }: { readonly secrets: SecretBox },
  { use, id, expiresAt }: Opens,
): string {
  return Buffer.from(secrets.seal(`${id} ${expiresAt.getTime()}`, use)).toString('base64url');
}

/** What an address opens; null where it is none of ours, or its time is over. */
export function openAddress(
  { clock, secrets }: { readonly clock: Clock; readonly secrets: SecretBox },
  use: string,
  signature: string,
): string | null {
  try {
    const text = secrets.open(Buffer.from(signature, 'base64url').toString(), use);
    const [id = '', expires = ''] = text.split(' ');
    return isId(id) && Number(expires) > clock.now().getTime() ? id : null;
  } catch {
    return null;
  }
}
