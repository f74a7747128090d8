import { InvalidRequest } from './errors/errors.ts';

/** Parameters of one request by name. Always a `Map`: names come from outside. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

const MAX_PARAMETERS = 100;

/**
 * Reads `application/x-www-form-urlencoded` text, whose length its source has bounded. Stricter
 * than `URLSearchParams`, which repairs broken escapes, so that `state` always comes back as it was
 * sent.
 *
 * @throws {InvalidRequest} on broken escapes, bytes that are not UTF-8, or over 100 parameters
 */
export function parseParameters(text: string): Parameters {
  const parameters = new Map<string, string[]>();
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) throw new InvalidRequest('Too many parameters');
  for (const pair of pairs) {
    const split = pair.indexOf('=');
    const name = formDecode(split < 0 ? pair : pair.slice(0, split));
    const value = split < 0 ? '' : formDecode(pair.slice(split + 1));
    if (name === null || value === null) throw new InvalidRequest('Malformed parameters');
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  return parameters;
}

/** One form-encoded value, or null where an escape is broken. */
export function formDecode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The first value; without a value a parameter counts as omitted (RFC 6749 section 3.1). */
export function optionalValue(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.[0] || undefined;
}

/** Every value that is not empty. */
export function valuesOf(parameters: Parameters, name: string): readonly string[] {
  return (parameters.get(name) ?? []).filter((value) => value !== '');
}

/** @throws {InvalidRequest} where the parameter is omitted */
export function requiredValue(parameters: Parameters, name: string): string {
  const value = optionalValue(parameters, name);
  if (value === undefined) throw new InvalidRequest(`${name} is required`);
  return value;
}
