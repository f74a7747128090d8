import {
  type CreateCustomInstrumentWithDetailsInput,
  createCustomInstrumentWithDetails,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { debts } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { CurrencyField } from '../../parts/forms/currency-field.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { today } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { CUSTOM_CATEGORIES, categoryOptions } from '../../parts/worth/custom-categories.ts';
import { useKeys } from '../../session/use-keys.ts';
import { Link } from '../../shell/link.tsx';

interface AssetFormProps {
  readonly currency: string;
  readonly close: () => void;
}

/** Something that no market prices: a home, savings, a pension. Loaded by `AssetsCard`. */
export default function AssetForm({ currency, close }: AssetFormProps) {
  const keys = useKeys();
  const load = useAnswer(debts, {}, { pick: (data) => data.netWorthLiabilities });
  const loans = load.data ?? [];
  const send = async (values: FormValues) => {
    const told = paramsOf(values);
    const params = { ...told, idempotencyKey: keys.keyFor(told) };
    await perform(createCustomInstrumentWithDetails, { params });
    keys.done();
    toasts.show(`${params.name} is recorded.`);
    close();
  };
  return (
    <Editor title="Add something you own">
      <p className="fine">
        Shares, funds and crypto assets of the market are recorded as trades, in{' '}
        <Link href="/portfolios">a portfolio</Link>: then the market prices them.
      </p>
      <Form
        send={send}
        label="Record it"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <Field
          name="name"
          label="Name"
          hint="For example: House in Island Bay."
          maxLength={120}
          autoComplete="off"
          required
        />
        <div className="pair">
          <SelectField name="category" label="What it is" options={categoryOptions} />
          <CurrencyField name="currency" defaultValue={currency} />
        </div>
        <div className="pair">
          <Field name="purchasedOn" label="Owned since" type="date" max={today()} required />
          <DecimalField
            name="purchasePrice"
            label="What it cost"
            hint="Or its value then. The full amount, whatever your share."
            required
          />
        </div>
        <div className="pair">
          <DecimalField
            name="currentPrice"
            label="What it is worth today"
            hint="The full amount. Leave empty to use what it cost."
          />
          <DecimalField
            name="ownershipPercent"
            label="Your share, in percent"
            hint="Leave empty for all of it."
          />
        </div>
        {loans.length > 0 && (
          <SelectField
            name="linkedLiabilityId"
            label="The debt on it"
            options={[['', 'None'], ...loans.map(({ id, name }) => [id, name] as const)]}
          />
        )}
      </Form>
    </Editor>
  );
}

function paramsOf(values: FormValues): CreateCustomInstrumentWithDetailsInput {
  const worth = values.decimal('currentPrice');
  if (worth !== undefined && values.text('purchasedOn') === today()) {
    const message =
      'On its first day it is worth what it cost: leave this empty, or say since when.';
    throw new PersonalError(message, 'BAD_USER_INPUT', new Map([['currentPrice', message]]));
  }
  return {
    name: values.text('name').trim(),
    category: values.oneOf('category', CUSTOM_CATEGORIES),
    currency: values.text('currency').trim().toUpperCase(),
    purchasedOn: values.text('purchasedOn'),
    purchasePrice: values.decimal('purchasePrice') ?? '',
    currentPrice: worth,
    ownershipPercent: values.decimal('ownershipPercent') ?? '100',
    linkedLiabilityId: values.given('linkedLiabilityId'),
  };
}
