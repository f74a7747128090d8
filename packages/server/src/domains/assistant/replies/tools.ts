import { shortDocuments } from '@investing-platform/rules/assistant/documents';
import { proposed } from '@investing-platform/rules/assistant/proposals';
import { catalog } from '@investing-platform/schema';
import type { UserActor } from '../../../kernel/actor.ts';
import type { AskPlatform } from '../../../kernel/ask-platform.ts';
import type { ModelCall } from '../../../ports/language-model.ts';

/** What a look-up gave; where it failed, why, as a sentence. */
export interface Found {
  readonly success: boolean;
  readonly data: unknown;
}

/**
 * Looks something up as the person would: through the gate, under the scopes, the plan and the
 * limits that are in force now. Only queries can be looked up with.
 */
export async function lookUp(ask: AskPlatform, actor: UserActor, call: ModelCall): Promise<Found> {
  // Nothing happens: the step of the reply that says it is what the person is shown.
  const proposal = proposed(call);
  if (proposal !== null) return proposal;
  const query = await documentOf(call.name);
  if (query === null) return { success: false, data: `There is no query ${call.name}` };
  const params = call.arguments;
  const { data, errors = [] } = await ask(actor, { query, variables: { params } });
  const [error] = errors;
  if (error !== undefined) {
    return { success: false, data: `${error.extensions.code}: ${error.message}` };
  }
  return { success: true, data: data?.[call.name] ?? null };
}

/** Null for what is no query: an assistant changes nothing. */
async function documentOf(name: string): Promise<string | null> {
  const kinds: Readonly<Record<string, { readonly type: string } | undefined>> = catalog;
  if (!Object.hasOwn(kinds, name) || kinds[name]?.type !== 'Query') return null;
  const short = shortDocuments[name];
  if (short !== undefined) return short;
  // Megabytes that a server whose models need none of them never loads.
  const documents: Readonly<Record<string, string | undefined>> = await import(
    '@investing-platform/schema/operations'
  );
  return documents[name] ?? null;
}
