import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { toasts } from '../../parts/toast.ts';

interface SectionEditorProps {
  readonly save: (values: FormValues) => Promise<unknown>;
  readonly close: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The form of one section: it closes once it is saved. */
export function SectionEditor({ save, close, label = 'Save', children }: SectionEditorProps) {
  const send = async (values: FormValues) => {
    await save(values);
    toasts.show('Saved.');
    close();
  };
  return (
    <div className="editor">
      <Form
        send={send}
        label={label}
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        {children}
      </Form>
    </div>
  );
}
