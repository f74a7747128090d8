import { createTrade } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { today } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useKeys } from '../../session/use-keys.ts';
import type { HeldThing } from './instrument-types.ts';

/** It was sold, given away or lost: it counts until that day, and its history stays. */
export function EndHolding({ thing }: { readonly thing: HeldThing }) {
  const keys = useKeys();
  const [isOpen, setOpen] = useState(false);
  const [how, setHow] = useState('SELL');
  const { portfolioId, instrumentId, quantity, currency, name } = thing;
  if (portfolioId === null || instrumentId === null || quantity === null) return null;
  const send = async (values: FormValues) => {
    const type = values.oneOf('type', ['SELL', 'TRANSFER_OUT', 'CANCEL']);
    const part = values.decimal('quantity') ?? quantity;
    const ended = { portfolioId, instrumentId, type, tradedOn: values.text('tradedOn') };
    const price = type === 'SELL' ? { price: values.decimal('price') ?? '0' } : {};
    const told = { ...ended, quantity: part, ...price };
    await perform(createTrade, { params: { ...told, idempotencyKey: keys.keyFor(told) } });
    keys.done();
    toasts.show(`${name}: recorded.`);
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <div className="row-actions">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Mark as sold or gone
        </Button>
      </div>
    );
  }
  return (
    <Editor title={`${name} is sold or gone`}>
      <p className="fine">It counts until that day, and its history is kept.</p>
      <Form
        send={send}
        label="Record it"
        actions={
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      >
        <div className="pair">
          <SelectField
            name="type"
            label="Type"
            options={[
              ['SELL', 'It was sold'],
              ['TRANSFER_OUT', 'It was given away'],
              ['CANCEL', 'It was lost'],
            ]}
            value={how}
            onChange={(event) => setHow(event.target.value)}
          />
          <Field
            name="tradedOn"
            label="On"
            type="date"
            max={today()}
            defaultValue={today()}
            required
          />
        </div>
        <div className="pair">
          {how === 'SELL' && (
            <DecimalField
              name="price"
              label={quantity === '1' ? 'For how much' : 'For how much a unit'}
              hint={`In ${currency}, for the whole of it.`}
              defaultValue={thing.price ?? ''}
              required
            />
          )}
          {quantity !== '1' && (
            <DecimalField name="quantity" label="Quantity" hint={`Left empty: all ${quantity}.`} />
          )}
        </div>
      </Form>
    </Editor>
  );
}
