import { Dialog } from '@base-ui/react/dialog';
import { StepUpForm } from './step-up-form.tsx';

interface StepUpDialogProps {
  /** Told whether the person has proven to be present. */
  readonly close: (isProven: boolean) => void;
}

/** Asks for the proof; there is one at a time, and it is open for as long as it is rendered. */
export default function StepUpDialog({ close }: StepUpDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">Confirm that it is you</Dialog.Title>
          <Dialog.Description>
            This is a sensitive change. You will not be asked again for five minutes.
          </Dialog.Description>
          <StepUpForm onProven={() => close(true)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
