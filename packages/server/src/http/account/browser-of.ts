/** In this order: most browsers also name those that they descend from. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const MAX_CHARACTERS = 500;

/**
 * Browser and system in a few words, for example `Firefox on Linux`, by which people know their
 * devices in lists and mails. Null where the header names no browser known.
 *
 * @param userAgent the header `User-Agent` (RFC 9110, section 10.1.5): a hint, anybody may forge it
 */
export function browserOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_CHARACTERS);
  const browser = named(BROWSERS, text);
  if (browser === null) return null;
  const system = named(SYSTEMS, text);
  return system === null ? browser : `${browser} on ${system}`;
}

function named(table: readonly [mark: RegExp, name: string][], text: string): string | null {
  return table.find(([mark]) => mark.test(text))?.[1] ?? null;
}
