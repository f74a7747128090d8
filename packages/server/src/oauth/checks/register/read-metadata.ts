import { type ClientMetadata, metadataIn } from '@investing-platform/rules/oauth/client-metadata';
import { requireJson } from '@investing-platform/rules/oauth/media-type';
import type { OAuthDeps } from '../../deps.ts';
import { readBody } from '../../read-body.ts';
import type { Incoming } from '../../responses.ts';

const MAX_METADATA_BYTES = 32 * 1024;

/** RFC 7591 section 3.1. What is not understood is ignored (section 2), and so is null. */
export async function readMetadata(
  _deps: OAuthDeps,
  known: Incoming,
): Promise<Incoming & { readonly metadata: ClientMetadata }> {
  requireJson(known.request.headers);
  const text = await readBody(known.request, MAX_METADATA_BYTES);
  return { ...known, metadata: metadataIn(text) };
}
