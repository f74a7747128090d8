import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../button.tsx';
import { ProblemNotice } from '../notice.tsx';

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
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div className="dialog-words" />}>
            {children}
          </AlertDialog.Description>
          <ProblemNotice problem={problem} />
          <div className="actions">
            <AlertDialog.Close className="button quiet">Cancel</AlertDialog.Close>
            <Button kind="danger" isBusy={isBusy} onClick={() => void goAhead()}>
              {yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
