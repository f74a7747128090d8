import { labelProblem } from '../../clients/labels.ts';
import type { OAuthDeps } from '../../deps.ts';
import { InvalidClientMetadata } from '../../errors/errors.ts';
import type { ClientMetadata } from './read-metadata.ts';

const MAX_NAME = 100;

/** What people will read on the consent page; null where the client gave itself no name. */
export function readClientName<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly clientName: string | null } {
  const given = known.metadata.get('client_name');
  if (given === undefined) return { ...known, clientName: null };
  const clientName = typeof given === 'string' ? given.trim() : '';
  const problem = labelProblem(clientName, MAX_NAME);
  if (problem !== null) throw new InvalidClientMetadata(`client_name ${problem}`);
  return { ...known, clientName };
}
