import type { IncomingMessage } from 'node:http';

/** Whether a request can come from the first-party pages, as far as the browser tells. */
export type IsFirstParty = (request: IncomingMessage) => boolean;

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The `Origin` check of cookie requests (contract rule 15). Browsers send `Origin` with every
 * POST and scripts cannot change it, nor `Sec-Fetch-Site`; requests with neither are no browser's.
 *
 * @param publicUrl the service's own origin
 * @param allowsLoopback outside production: the loopback address that the browser shows counts too
 */
export function firstPartyCheck(publicUrl: string, allowsLoopback: boolean): IsFirstParty {
  return ({ headers }) => {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = headers;
    if (origin === undefined || origin === publicUrl) return true;
    return allowsLoopback && LOOPBACK.test(origin) && origin === `http://${headers.host}`;
  };
}

/** Whether a request was sent to a name of this service, as far as its `Host` tells. */
export type IsOwnHost = (request: Pick<IncomingMessage, 'headers'>) => boolean;

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The `Host` check of development pages. A site whose name is made to lead to this machine (DNS
 * rebinding) reads what this server answers as its own, but its name stands in `Host`.
 *
 * @param publicUrl the service's own origin
 */
export function ownHostCheck(publicUrl: string): IsOwnHost {
  const { host } = new URL(publicUrl);
  return ({ headers }) => headers.host === host || LOOPBACK_HOST.test(headers.host ?? '');
}
