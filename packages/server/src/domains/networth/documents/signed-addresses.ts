import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { openAddress, signedAddress as signed } from '../../../kernel/signed-address.ts';

/** What an address is for; one for the other does not open. */
export type AddressFor = 'upload' | 'download';

const PATHS = { upload: '/uploads/', download: '/files/' };
const LIFETIME_SECONDS = { upload: 900, download: 300 };

type SignDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

/** An address that needs no token, and until when it works. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresAt: Date;
}

/** The address of a document's file. Only who has the server's key can make one. */
export function signedAddress(deps: SignDeps, use: AddressFor, id: string): SignedAddress {
  const expiresAt = secondsAfter(deps.clock.now(), LIFETIME_SECONDS[use]);
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
