import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query that a request asks for, as they came: nothing is decoded or tidied up, so that
 * what a proxy in front compares is what is served. Clients may send the absolute form (RFC 9112,
 * section 3.2.2); its host counts as little as `Host` does.
 *
 * @returns null where there is no `Host` line, or several leave open what is meant (section 3.2)
 */
export function requestTarget(request: IncomingMessage): string | null {
  const { headers, httpVersion, url = '/' } = request;
  // Repeated lines come joined by commas, which no host contains.
  if (headers.host === undefined ? httpVersion === '1.1' : headers.host.includes(',')) return null;
  if (url.startsWith('/')) return url;
  const target = url.replace(ABSOLUTE_FORM, '');
  return target === url || target.startsWith('/') ? target : `/${target}`;
}

/** The target without its query. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
