const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The address of `path` below the base address.
 *
 * @throws {TypeError} where it is missing, is no address, ends in `/graphql`, or is not https: tokens
 *   would travel in clear. http is accepted for loopback hosts, and for others with
 *   `allowInsecureHttp`
 */
export function endpointOf(baseUrl: string | URL, path: string, allowInsecureHttp = false): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  const isHttp = url?.protocol === 'http:';
  const isClear = isHttp && (allowInsecureHttp || loopback.test(url.hostname));
  if (!url || (url.protocol !== 'https:' && !isClear)) {
    const given = isHttp ? `, not ${url.origin}` : '';
    throw new TypeError(
      `baseUrl must be https://...; http is for localhost or allowInsecureHttp${given}`,
    );
  }
  const base = url.origin + url.pathname.replace(/\/$/, '');
  if (/\/graphql$/.test(base)) {
    throw new TypeError(`baseUrl is without /graphql: ${base.slice(0, -8)}`);
  }
  return `${base}/${path}`;
}
