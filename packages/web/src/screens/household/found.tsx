import { createHousehold } from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';

/** Creating a household: for who is in none. */
export function Found() {
  const send = async (values: FormValues) => {
    const params = { name: values.text('name').trim(), sharesFigures: values.checked('shares') };
    await perform(createHousehold, { params });
  };
  return (
    <Card title="Create a household">
      <Form send={send} label="Create household">
        <Field
          name="name"
          label="Name"
          hint="As its members will see it, such as the family’s name."
          maxLength={80}
          autoComplete="off"
          required
        />
        <CheckField
          name="shares"
          label="Show my figures to its members"
          hint="Your totals, not what you own one by one. You can change it at any time."
          defaultChecked
        />
      </Form>
    </Card>
  );
}
