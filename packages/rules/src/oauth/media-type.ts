import { InvalidClientMetadata, InvalidRequest } from './errors.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** @throws {InvalidRequest} RFC 6749 section 3.2: parameters are in a form body and nowhere else */
export function requireForm(headers: Headers): void {
  if (!isOf(headers, FORM)) throw new InvalidRequest(`Content-Type must be ${FORM}`);
}

/** @throws {InvalidClientMetadata} RFC 7591 section 3.1 */
export function requireJson(headers: Headers): void {
  if (!isOf(headers, JSON_TYPE))
    throw new InvalidClientMetadata(`Content-Type must be ${JSON_TYPE}`);
}

/** Whether the body's media type is this one, whatever its parameters. */
function isOf(headers: Headers, mediaType: string): boolean {
  const [declared = ''] = (headers.get('Content-Type') ?? '').split(';', 1);
  return declared.trim().toLowerCase() === mediaType;
}
