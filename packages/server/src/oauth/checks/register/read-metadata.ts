import type { ClientMetadata } from '@investing-platform/rules/oauth/client-metadata';
import { InvalidClientMetadata } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';
import { hasMediaType, readBody } from '../../read-body.ts';
import type { Incoming } from '../../responses.ts';

const MAX_METADATA_BYTES = 32 * 1024;

/** RFC 7591 section 3.1. What is not understood is ignored (section 2), and so is null. */
export async function readMetadata(
  _deps: OAuthDeps,
  known: Incoming,
): Promise<Incoming & { readonly metadata: ClientMetadata }> {
  if (!hasMediaType(known.request, 'application/json')) {
    throw new InvalidClientMetadata('Content-Type must be application/json');
  }
  const value = parseJson(await readBody(known.request, MAX_METADATA_BYTES));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidClientMetadata('The body must be a JSON object');
  }
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return { ...known, metadata: new Map(members) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidClientMetadata('The body is not JSON');
  }
}
