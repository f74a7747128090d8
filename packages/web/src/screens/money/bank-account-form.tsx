import { saveBankAccountNZD, saveBankAccountUSD } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';

type PaidCurrency = 'NZD' | 'USD';

const NUMBER_HINT: Readonly<Record<PaidCurrency, string>> = {
  NZD: 'Bank, branch, account and suffix, such as 01-0242-0100194-00.',
  USD: 'The account number, 4 to 17 digits.',
};

/** Saves the account for one currency; an earlier one stays in use until this one can be. */
export function BankAccountForm() {
  const guarded = useGuarded();
  const [isOpen, setOpen] = useState(false);
  const [currency, setCurrency] = useState<PaidCurrency>('NZD');
  const send = async (values: FormValues) => {
    await guarded(() => save(currency, values));
    toasts.show('The bank account is saved. We have sent you a mail about it.');
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <div className="actions">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Save a bank account
        </Button>
      </div>
    );
  }
  return (
    <div className="after">
      <Form
        send={send}
        label="Save bank account"
        actions={
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      >
        <SelectField
          name="currency"
          label="Currency"
          value={currency}
          onChange={(event) => setCurrency(event.target.value === 'USD' ? 'USD' : 'NZD')}
          options={[
            ['NZD', 'New Zealand dollars'],
            ['USD', 'US dollars'],
          ]}
        />
        <Field
          name="accountHolder"
          label="Name on the account"
          hint="Your own name, as in your identity check."
          autoComplete="name"
          maxLength={120}
          required
        />
        <Field
          key={currency}
          name="accountNumber"
          label="Account number"
          hint={NUMBER_HINT[currency]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
        />
        {currency === 'USD' && <UsFields />}
      </Form>
    </div>
  );
}

function UsFields() {
  return (
    <div className="pair">
      <Field
        name="routingNumber"
        label="Routing number"
        hint="ABA, 9 digits."
        inputMode="numeric"
        minLength={9}
        maxLength={9}
        autoComplete="off"
        required
      />
      <SelectField
        name="type"
        label="Kind"
        hint="As at your bank."
        options={[
          ['CHECKING', 'Checking'],
          ['SAVINGS', 'Savings'],
        ]}
      />
    </div>
  );
}

async function save(currency: PaidCurrency, values: FormValues): Promise<void> {
  const accountHolder = values.text('accountHolder').trim();
  const accountNumber = values.text('accountNumber').trim();
  if (currency === 'NZD') {
    await perform(saveBankAccountNZD, { params: { accountHolder, accountNumber } });
    return;
  }
  const type = values.text('type') === 'SAVINGS' ? 'SAVINGS' : 'CHECKING';
  const routingNumber = values.text('routingNumber').trim();
  const params = { accountHolder, accountNumber, routingNumber, type } as const;
  await perform(saveBankAccountUSD, { params });
}
