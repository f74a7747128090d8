import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';

export interface QuestionProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** It is left without an answer. */
  readonly leave: () => void;
  /** The buttons. */
  readonly actions: ReactNode;
  /** What stands above the buttons, beside what describes the question. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The window of a question. Loaded by `LazyQuestion`. */
export default function Question(props: QuestionProps) {
  const { isOpen, title, leave, actions, aside, children } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div className="dialog-words" />}>
            {children}
          </AlertDialog.Description>
          {aside}
          <div className="actions">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
