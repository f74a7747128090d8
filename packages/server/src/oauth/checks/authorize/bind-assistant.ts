import { InvalidTarget } from '@investing-platform/rules/oauth/errors';
import { isAssistantsOwn } from '../../clients/assistants.ts';
import type { OAuthDeps } from '../../deps.ts';
import { assistantResources } from '../../resources.ts';
import type { Client } from '../../store/clients.sql.ts';

/**
 * What is an assistant and nothing else is let in at the assistants' doors alone: where it names
 * none it is given the one that all tools are at.
 */
export function bindAssistant<
  Known extends {
    readonly client: Client;
    readonly redirectUri: string;
    readonly resources: readonly string[];
  },
>({ oauth }: OAuthDeps, known: Known): Known {
  const { client, redirectUri, resources } = known;
  const own = assistantResources(oauth);
  if (own.length === 0 || !isAssistantsOwn(oauth, { ...client, redirectUri })) return known;
  if (!resources.every((name) => own.includes(name))) throw new InvalidTarget();
  return resources.length > 0 ? known : { ...known, resources: own.slice(0, 1) };
}
