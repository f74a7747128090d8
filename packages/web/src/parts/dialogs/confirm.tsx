import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../button.tsx';
import { ProblemNotice } from '../notice.tsx';
import { LazyQuestion } from './lazy-question.tsx';

interface ConfirmProps {
  /** Whether it is asked; null where nothing is to be confirmed. */
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What the button that goes ahead says. */
  readonly yes: string;
  readonly work: () => Promise<void>;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone, and shows here where it fails. */
export function Confirm({ isOpen, title, yes, work, close, children }: ConfirmProps) {
  const { isBusy, problem, run, clear } = useAction();
  const leave = () => {
    clear();
    close();
  };
  const goAhead = async () => {
    if (await run(work)) leave();
  };
  return (
    <LazyQuestion
      isOpen={isOpen}
      title={title}
      leave={leave}
      aside={<ProblemNotice problem={problem} />}
      actions={
        <>
          <Button kind="quiet" onClick={leave}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void goAhead()}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </LazyQuestion>
  );
}
