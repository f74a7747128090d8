import { updateNetWorthDisplayCurrency } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { cache } from '../../api/cache.ts';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { CurrencyField } from '../../parts/forms/currency-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';

/** The currency of all sums, and another one. */
export function DisplayCurrency({ currency }: { readonly currency: string }) {
  const [isOpen, setOpen] = useState(false);
  const send = async (values: FormValues) => {
    const params = { currency: values.text('currency').trim().toUpperCase() };
    await perform(updateNetWorthDisplayCurrency, { params });
    // Every sum is another number now.
    await cache.invalidateQueries();
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <p className="fine">
        All sums are in {currency}.{' '}
        <Button kind="link" onClick={() => setOpen(true)}>
          Show another currency
        </Button>
      </p>
    );
  }
  return (
    <Editor title="Show all sums in another currency">
      <Form
        send={send}
        label="Show it"
        actions={
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      >
        <CurrencyField
          name="currency"
          hint="What you recorded keeps its own currency."
          defaultValue={currency}
        />
      </Form>
    </Editor>
  );
}
