import { isDocumentAddress } from '@investing-platform/rules/oauth/client-metadata';
import { hostOf } from '@investing-platform/rules/oauth/redirect-uri';
import type { AppApproval } from '@investing-platform/schema/first-party';
import type { AppRule } from '../../kernel/actor.ts';
import type { OAuthConfig } from '../config.ts';
import { namesAssistants } from '../resources.ts';

interface Asking {
  readonly clientId: string;
  readonly redirectUri: string;
}

/** Whether a client is an assistant whatever it asks for: described so, or of the operator's list. */
export function isAssistantsOwn(oauth: OAuthConfig, { clientId, redirectUri }: Asking): boolean {
  return isDocumentAddress(clientId) || oauth.assistantHosts.includes(hostOf(redirectUri));
}

/** Whether what is asked for is an assistant's access. */
export function isAssistants(
  oauth: OAuthConfig,
  request: Asking & { readonly resources: readonly string[] },
): boolean {
  return isAssistantsOwn(oauth, request) || namesAssistants(oauth, request.resources);
}

/** How a person is asked about an app unless they choose otherwise. */
export function usualApproval(isAssistant: boolean, rule: AppRule | null): AppApproval {
  // What was allowed to an app was not allowed to an assistant.
  if (rule !== null && (rule.assistant || !isAssistant)) return rule.approval;
  return isAssistant ? 'ON_PAGE' : 'NONE';
}

const STRICTNESS: Readonly<Record<AppApproval, number>> = { NONE: 0, IN_APP: 1, ON_PAGE: 2 };

/** Whether a person would be asked less. */
export function isLooser(wanted: AppApproval, now: AppApproval): boolean {
  return STRICTNESS[wanted] < STRICTNESS[now];
}
