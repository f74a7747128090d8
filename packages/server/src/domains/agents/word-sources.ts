import type { WordSources } from '@investing-platform/rules/agents/words';
import type { Deps } from '../../deps.ts';
import type { UserActor } from '../../kernel/actor.ts';
import { defaultDocument } from './operation-call.ts';

/** What words about a wish are made from: our own data, as its actor may read it. */
export async function wordSources(
  { ask }: Pick<Deps, 'ask'>,
  actor: UserActor,
): Promise<WordSources> {
  const { operationHints } = await import('@investing-platform/schema/hints');
  return {
    hints: operationHints,
    ask: (query, variables) => ask(actor, { query, variables }),
    async read(operation, params) {
      const query = await defaultDocument(operation);
      const { data, errors = [] } = await ask(actor, { query, variables: { params } });
      return errors.length > 0 ? null : (data?.[operation] ?? null);
    },
  };
}
