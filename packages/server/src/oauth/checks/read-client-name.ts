import type { OAuthDeps } from '../deps.ts';
import { InvalidClientMetadata } from '../errors.ts';
import { labelProblem } from '../labels.ts';
import { hostOf } from '../redirect-uri.ts';
import type { ClientMetadata } from './read-metadata.ts';

const LONGEST_NAME = 100;

/** What people will read on the consent page; without a name, the host that they return to. */
export function readClientName<
  Known extends { readonly metadata: ClientMetadata; readonly redirectUris: readonly string[] },
>(_deps: OAuthDeps, known: Known): Known & { readonly clientName: string } {
  const given = known.metadata.get('client_name');
  const host = known.redirectUris.slice(0, 1).map(hostOf).join('').slice(0, LONGEST_NAME);
  if (given === undefined) return { ...known, clientName: host };
  const clientName = typeof given === 'string' ? given.trim() : '';
  const problem = labelProblem(clientName, LONGEST_NAME);
  if (problem !== null) throw new InvalidClientMetadata(`client_name ${problem}`);
  return { ...known, clientName };
}
