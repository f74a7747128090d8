import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { cache } from './cache.ts';
import { type Problem, problemOf } from './problem.ts';

/** Data on its way, here, or refused. Earlier data stays while newer is on its way or refused. */
export interface Load<Data> {
  readonly data: Data | null;
  readonly problem: Problem | null;
  readonly isLoading: boolean;
  /** Loads again. */
  readonly reload: () => void;
}

/** How something is read. */
export interface ReadingOptions<Data, Shown> {
  /** What the component needs of it. Default: all. */
  readonly pick?: ((data: Data) => Shown) | undefined;
  /**
   * How often it is read again while the page is looked at, in milliseconds; then also at once when
   * the page is shown again. Default: never.
   */
  readonly every?: number | ((data: Data) => number | null) | undefined;
  /** Whether there is anything to read yet. Default: true. */
  readonly enabled?: boolean | undefined;
  /** Whether what is here already is good enough for a component that appears. Default: false. */
  readonly stays?: boolean | undefined;
}

/**
 * Reads something when the component appears, whenever its key changes, and when a lost connection
 * is back. Who reads the same at the same time shares it.
 *
 * @param read is given a signal that aborts once nobody wants it any more
 */
export function useReading<Data, Shown = Data>(
  key: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  { pick, every, enabled = true, stays = false }: ReadingOptions<Data, Shown> = {},
): Load<Shown> {
  const pause = (data: Data | undefined): number | false => {
    if (typeof every === 'number') return every;
    return data !== undefined && (every?.(data) ?? false);
  };
  const { data, error, isFetching, refetch } = useQuery<Data, Error, Shown>(
    {
      queryKey: key,
      queryFn: ({ signal }) => read(signal),
      enabled,
      staleTime: stays ? Number.POSITIVE_INFINITY : 0,
      refetchInterval: ({ state }) => pause(state.data),
      refetchOnWindowFocus: ({ state }) => (pause(state.data) === false ? false : 'always'),
      ...(pick && { select: pick }),
    },
    cache,
  );
  const problem = useMemo(() => (error === null ? null : problemOf(error)), [error]);
  const reload = useCallback(() => void refetch(), [refetch]);
  return {
    data: data ?? null,
    problem: isFetching ? null : problem,
    isLoading: isFetching,
    reload,
  };
}
