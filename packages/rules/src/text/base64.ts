import { badInput } from '../refusals/platform-error.ts';

/** A pattern of all of it would need more stack than there is for some megabytes. */
const NO_BASE64 = /[^A-Za-z0-9+/]/;

/** Whether a text is base64 with its padding, on one line (RFC 4648, section 4). */
export function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return text.length % 4 === 0 && !NO_BASE64.test(text.slice(0, text.length - padding));
}

/**
 * @param path of the input that holds it
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireBase64(path: string, text: string): void {
  if (!isBase64(text)) throw badInput(path, 'must be base64, on one line');
}
