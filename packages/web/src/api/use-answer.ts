import type { Operation } from '@investing-platform/schema';
import { operationOf } from './cache.ts';
import { api } from './client.ts';
import { type Load, type ReadingOptions, useReading } from './use-reading.ts';

/** Reads the answer of a query. It is kept by the name of the operation and the variables. */
export function useAnswer<Data, Variables extends object, Shown = Data>(
  document: Operation<Data, Variables, 'Query'>,
  variables: Variables,
  options: ReadingOptions<Data, Shown> = {},
): Load<Shown> {
  const query: Operation<Data, object, 'Query'> = document;
  return useReading(
    [operationOf(document), variables],
    (signal) => api.request(query, variables, { signal }),
    options,
  );
}
