import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Problem, problemOf } from './problem.ts';

/** Data on its way, here, or refused. Earlier data stays while newer is on its way or refused. */
export interface Load<Data> {
  readonly data: Data | null;
  readonly problem: Problem | null;
  readonly isLoading: boolean;
  /** Loads again. */
  readonly reload: () => void;
  /** Puts in what is known already, such as the answer of a mutation. */
  readonly put: (data: Data) => void;
}

/**
 * Loads data when the component appears, whenever `key` changes, and when a lost connection is
 * back. An answer that comes too late is dropped.
 *
 * @param load is given a signal that aborts with the component
 */
export function useLoad<Data>(load: (signal: AbortSignal) => Promise<Data>, key = ''): Load<Data> {
  const [state, setState] = useState<State<Data>>({
    key,
    data: null,
    problem: null,
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const read = useEffectEvent(load);
  useEffect(() => {
    void turn;
    const controller = new AbortController();
    const { signal } = controller;
    setState((old) => ({
      key,
      data: old.key === key ? old.data : null,
      problem: null,
      isLoading: true,
    }));
    read(signal).then(
      (data) => signal.aborted || setState({ key, data, problem: null, isLoading: false }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState((old) => ({ ...old, problem: problemOf(error), isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [key, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const put = useCallback(
    (data: Data) => setState({ key, data, problem: null, isLoading: false }),
    [key],
  );
  const isOffline = state.problem?.code === 'OFFLINE';
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline, reload]);
  return { ...state, reload, put };
}

interface State<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly problem: Problem | null;
  readonly isLoading: boolean;
}
