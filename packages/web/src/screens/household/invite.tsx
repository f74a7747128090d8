import { inviteHouseholdMember } from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { RELATIONSHIPS, relationshipOf } from './relationships.ts';

/** Inviting somebody by mail, which asks for a fresh proof. */
export function Invite() {
  const guarded = useGuarded();
  const [turn, setTurn] = useState(0);
  const send = async (values: FormValues) => {
    const params = {
      email: values.text('email').trim(),
      name: values.text('name').trim(),
      relationship: relationshipOf(values.text('relationship'))?.[0] ?? 'OTHER',
    };
    await guarded(() => perform(inviteHouseholdMember, { params }));
    setTurn((last) => last + 1);
    toasts.show(`The invitation is on its way to ${params.email}.`);
  };
  return (
    <Card title="Invite a member">
      <Form key={turn} send={send} label="Send the invitation">
        <Field
          name="email"
          type="email"
          label="E-mail address"
          hint="Only the account with this address can accept, within seven days."
          maxLength={254}
          autoComplete="off"
          required
        />
        <Field name="name" label="Name" maxLength={80} autoComplete="off" required />
        <SelectField
          name="relationship"
          label="Relationship to the founder"
          options={RELATIONSHIPS}
        />
      </Form>
    </Card>
  );
}
