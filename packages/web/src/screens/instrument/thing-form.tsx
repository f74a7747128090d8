import { updateCustomInstrument } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { CUSTOM_CATEGORIES, categoryOptions } from '../../parts/worth/custom-categories.ts';
import type { Instrument } from './instrument-types.ts';

interface ThingFormProps {
  readonly instrument: Instrument;
  readonly close: () => void;
}

/** The name and the kind of a thing of one's own. */
export function ThingForm({ instrument, close }: ThingFormProps) {
  const send = async (values: FormValues) => {
    const name = values.text('name').trim();
    const category = values.oneOf('category', CUSTOM_CATEGORIES);
    await perform(updateCustomInstrument, { params: { id: instrument.id, name, category } });
    toasts.show(`${name} is saved.`);
    close();
  };
  return (
    <Editor title={`Change ${instrument.name}`}>
      <Form
        send={send}
        label="Save the changes"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <div className="pair">
          <Field
            name="name"
            label="Name"
            maxLength={120}
            autoComplete="off"
            defaultValue={instrument.name}
            required
          />
          <SelectField
            name="category"
            label="What it is"
            options={categoryOptions}
            defaultValue={instrument.category ?? 'OTHER'}
          />
        </div>
      </Form>
    </Editor>
  );
}
