import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ReviewProps {
  readonly title: ReactNode;
  /** What the button that goes ahead says. */
  readonly yes: string;
  readonly answer: (isMeant: boolean) => void;
  readonly children: ReactNode;
}

/** The last look at something that moves money: what will happen, before it does. */
export function Review({ title, yes, answer, children }: ReviewProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div className="dialog-words" />}>
            {children}
          </AlertDialog.Description>
          <div className="actions">
            <Button kind="quiet" onClick={() => answer(false)}>
              Back
            </Button>
            <Button onClick={() => answer(true)}>{yes}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
