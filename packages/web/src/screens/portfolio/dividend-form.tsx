import { createNetWorthDividend } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { today } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useKeys } from '../../session/use-keys.ts';
import { InstrumentField } from './instrument-field.tsx';
import type { FoundInstrument, Portfolio } from './portfolio-types.ts';

interface DividendFormProps {
  readonly portfolio: Portfolio;
  readonly close: () => void;
}

/** A payment that a holding brought. Loaded by `DividendsCard`. */
export default function DividendForm({ portfolio, close }: DividendFormProps) {
  const keys = useKeys();
  const [chosen, choose] = useState<FoundInstrument | null>(null);
  const send = async (values: FormValues) => {
    if (chosen === null) throw new PersonalError('Choose one of those found.');
    const told = paramsOf(values, portfolio.id, chosen.id);
    const params = { ...told, idempotencyKey: keys.keyFor(told) };
    await perform(createNetWorthDividend, { params });
    keys.done();
    toasts.show(`${chosen.name}: recorded.`);
    close();
  };
  return (
    <Editor title="New dividend">
      <Form
        send={send}
        label="Record it"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <InstrumentField instrument={chosen} choose={choose} />
        <Field
          name="paidOn"
          label="Paid on"
          type="date"
          max={today()}
          defaultValue={today()}
          required
        />
        <DecimalField
          name="gross"
          label="How much, before tax"
          hint={chosen === null ? undefined : `In ${chosen.currency}.`}
          required
        />
        <DecimalField name="withholdingTax" label="Tax taken off" />
        <details className="parts">
          <summary>More details</summary>
          <Field name="exDate" label="Ex-date" type="date" max={today()} />
          <DecimalField
            name="imputationCredits"
            label="Imputation credits"
            hint="Tax that the company has paid and that counts as yours."
          />
          <p className="hint">Reinvested? Then say what it bought:</p>
          <div className="pair">
            <DecimalField name="quantity" label="Units" />
            <DecimalField name="price" label="Price per unit" />
          </div>
          <Field name="note" label="Note" maxLength={500} />
        </details>
      </Form>
    </Editor>
  );
}

function paramsOf(values: FormValues, portfolioId: string, instrumentId: string) {
  const exDate = values.given('exDate');
  const note = values.given('note');
  const [quantity, price] = [values.decimal('quantity'), values.decimal('price')];
  if ((quantity === undefined) !== (price === undefined)) {
    throw new PersonalError('For what it was reinvested in, give both the units and their price.');
  }
  return {
    portfolioId,
    instrument: { id: instrumentId },
    paidOn: values.text('paidOn'),
    amount: { gross: values.decimal('gross') ?? '' },
    withholdingTax: values.decimal('withholdingTax') ?? '0',
    imputationCredits: values.decimal('imputationCredits') ?? '0',
    ...(exDate !== undefined && { exDate }),
    ...(note !== undefined && { note }),
    ...(quantity !== undefined && price !== undefined && { reinvestment: { quantity, price } }),
  };
}
