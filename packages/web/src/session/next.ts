/**
 * Where to go after signing in: a path of this origin, else the start page. An address of another
 * origin, in whatever spelling browsers accept, would make the sign-in page a trampoline.
 *
 * @param wanted the `next` parameter
 * @param origin of this page
 */
export function safeNext(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  // A path that starts with two slashes names another host as soon as it stands alone.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that returns to `here`, a path with its query. */
export function signInPath(here: string): string {
  return `/sign-in?next=${encodeURIComponent(here)}`;
}

/** Whether a browser may be sent to an app's address: a script's would run in this page. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
