import { useCallback, useRef, useState } from 'react';
import { type Problem, problemOf } from './problem.ts';

/** Something that a button does. */
export interface Action {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** Does it, unless it is being done already. Gives whether it went well. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly clear: () => void;
}

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underWay = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setProblem(null), []);
  return { isBusy, problem, run, clear };
}
