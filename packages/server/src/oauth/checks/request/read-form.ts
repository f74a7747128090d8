import { requireForm } from '@investing-platform/rules/oauth/media-type';
import { type Parameters, parseParameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import { readBody } from '../../read-body.ts';
import type { Incoming } from '../../responses.ts';

const MAX_FORM_BYTES = 16 * 1024;

/** Parameters stand in a form body and nowhere else (RFC 6749 section 3.2). */
export async function readForm(
  _deps: OAuthDeps,
  known: Incoming,
): Promise<Incoming & { readonly parameters: Parameters }> {
  requireForm(known.request.headers);
  const parameters = parseParameters(await readBody(known.request, MAX_FORM_BYTES));
  return { ...known, parameters };
}
