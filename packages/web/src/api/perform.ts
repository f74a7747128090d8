import type { Operation } from '@investing-platform/schema';
import { cache, operationOf } from './cache.ts';
import { api } from './client.ts';

type Mutation<Data, Variables> = Operation<Data, Variables, 'Mutation'>;

/**
 * Sends a mutation. What is shown of the objects that it changes is read anew, as the contract says
 * which those are.
 */
export async function perform<Data, Variables extends object>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  options: { readonly repeatable?: boolean } = {},
): Promise<Data> {
  const mutation: Mutation<Data, object> = document;
  const data = await api.request(mutation, variables, options);
  refreshAfter(document);
  return data;
}

/** Reads anew what a mutation changes, where something else has done the same. */
export function refreshAfter(document: Mutation<unknown, unknown>): void {
  // The table is for whoever changes something: nobody waits for it before.
  void import('../generated/refreshes.ts').then(
    ({ changedBy, shownBy }) => {
      const changed = new Set(changedBy[operationOf(document)]?.split(' '));
      const isTouched = (query: string) =>
        shownBy[query]?.split(' ').some((kind) => changed.has(kind)) === true;
      return cache.invalidateQueries({
        predicate: ({ queryKey: [query] }) => isTouched(String(query)),
      });
    },
    // Without the table everything may have changed.
    () => cache.invalidateQueries(),
  );
}
