import { addInstrumentPrice, updateInstrumentPrice } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { today } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import type { Instrument, InstrumentPrice } from './instrument-types.ts';

interface ValueFormProps {
  readonly instrument: Instrument;
  readonly prices: readonly InstrumentPrice[];
  readonly close: () => void;
}

/** What it is worth on a day. A day that has a value already gets the new one. */
export function ValueForm({ instrument, prices, close }: ValueFormProps) {
  const { id, name, currency } = instrument;
  const send = async (values: FormValues) => {
    const date = values.text('date');
    const price = values.decimal('price') ?? '';
    const note = values.orNull('note');
    const known = prices.find((one) => one.date === date);
    if (known === undefined) {
      await perform(addInstrumentPrice, { params: { instrumentId: id, date, price, note } });
    } else await perform(updateInstrumentPrice, { params: { id: known.id, price, note } });
    toasts.show(`The value of ${name} is recorded.`);
    close();
  };
  return (
    <Editor title="A new value">
      <Form
        send={send}
        label="Record it"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <div className="pair">
          <DecimalField
            name="price"
            label="What it is worth"
            hint={`In ${currency}: the whole of it, or one unit where it has several.`}
            required
          />
          <Field name="date" label="On" type="date" max={today()} defaultValue={today()} required />
        </div>
        <Field name="note" label="Note" hint="Such as who valued it." maxLength={500} />
      </Form>
    </Editor>
  );
}
