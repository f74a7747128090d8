import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { PersonalError, type Problem, problemOf } from '../api/problem.ts';

/** Does something that may need a proof that the person is present, and asks for it at need. */
export type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

const StepUpContext = createContext<Guarded>((work) => work());

/** @returns what a component calls sensitive operations through */
export function useGuarded(): Guarded {
  return useContext(StepUpContext);
}

const loadDialog = () => import('./step-up-dialog.tsx');
const StepUpDialog = lazy(loadDialog);
const LEFT = 'It was not done: it needs your confirmation that it is you.';

/** Offers `useGuarded` below: one dialog for all, which waits for the person's proof. */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isProven: boolean) => void) | null>(null);
  const close = useCallback((isProven: boolean) => {
    waiting.current?.(isProven);
    waiting.current = null;
    setOpen(false);
  }, []);
  const guarded: Guarded = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!asksForProof(problemOf(error))) throw error;
    }
    // A script that does not come is a lost connection to whoever asks, and not the screen's end.
    await loadDialog();
    const isProven = await new Promise<boolean>((resolve) => {
      waiting.current?.(false);
      waiting.current = resolve;
      setOpen(true);
    });
    if (!isProven) throw new PersonalError(LEFT);
    return work();
  }, []);
  return (
    <StepUpContext value={guarded}>
      {children}
      <Suspense>{isOpen && <StepUpDialog close={close} />}</Suspense>
    </StepUpContext>
  );
}

/** Where there is no second factor, the API names the password that is missing: it is asked here. */
function asksForProof({ code, fields }: Problem): boolean {
  return code === 'MFA_REQUIRED' || fields.has('password');
}
