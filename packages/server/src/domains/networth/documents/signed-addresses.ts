import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { openAddress, signedAddress as signed } from '../../../kernel/signed-address.ts';

/** What an address is for; one for the other does not open. */
export type AddressFor = 'upload' | 'download' | 'report' | 'import';

const PATHS = { upload: '/uploads/', download: '/files/', report: '/files/', import: '/files/' };
const UPLOAD_SECONDS = 900;
const DOWNLOAD_SECONDS = 300;

type SignDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

/** An address that needs no token, and until when it works. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * The address of a document's, a report's or an import's file. Only who has the server's key can make one.
 *
 * @param until when it ends; default: minutes from now
 */
export function signedAddress(
  deps: SignDeps,
  use: AddressFor,
  id: string,
  until?: Date,
): SignedAddress {
  const lifetime = use === 'upload' ? UPLOAD_SECONDS : DOWNLOAD_SECONDS;
  const expiresAt = until ?? secondsAfter(deps.clock.now(), lifetime);
  const signature = signed(deps, { use: contextOf(use), id, expiresAt });
  return { url: `${deps.oauth.issuer}${PATHS[use]}${signature}`, expiresAt };
}

/** The document that an address is of; null where it is none of ours, or its time is over. */
export function documentAt(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  use: AddressFor,
  signature: string,
): string | null {
  return openAddress(deps, contextOf(use), signature);
}

const contextOf = (use: AddressFor): string => `networth document ${use}`;
