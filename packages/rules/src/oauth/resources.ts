const MIN_NOTATION = /^https?:\/\/[A-Za-z0-9.\-:[\]]+(?=\/|$)/i;

/**
 * Without the slash that URL parsers put after an origin, and with scheme and host in small letters
 * (RFC 3986 section 6.2.2.1). Nothing else is repaired: a user name, an escape or dots that go up
 * leave another identifier.
 */
export function normalResource(resource: string): string {
  const start = MIN_NOTATION.exec(resource)?.[0];
  const origin = start === undefined ? undefined : URL.parse(start)?.origin;
  const normal =
    start === undefined || origin === undefined ? resource : origin + resource.slice(start.length);
  return normal.endsWith('/') ? normal.slice(0, -1) : normal;
}
