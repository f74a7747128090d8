import { updateUserAccount } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import { useGuarded } from '../../session/step-up.tsx';
import type { AccountCardProps } from './profile-card.tsx';

/** How the person is reached, and what they sign in with. */
export function ContactCard({ account, email }: AccountCardProps & { readonly email: string }) {
  const guarded = useGuarded();
  const [isSaved, setSaved] = useState(false);
  const send = async (values: FormValues) => {
    setSaved(false);
    const wanted = values.text('email').trim();
    const params = {
      ...(wanted.toLowerCase() === email ? {} : { email: wanted }),
      phone: values.orNull('phone'),
      country: values.orNull('country'),
    };
    await guarded(() => perform(updateUserAccount, { params }));
    setSaved(true);
  };
  return (
    <Card title="Contact">
      {account.pendingEmail !== null && (
        <Notice kind="warn">
          <p>
            <strong className="wrap">{account.pendingEmail}</strong> waits to be confirmed with the
            link that was mailed there. Until then you sign in with{' '}
            <strong className="wrap">{email}</strong>.
          </p>
          <DevelopmentOutbox />
        </Notice>
      )}
      <Form send={send} label="Save contact details">
        <Field
          name="email"
          label="E-mail address"
          hint="A new one counts once it is confirmed; both addresses get a mail."
          type="email"
          defaultValue={email}
          autoComplete="email"
          maxLength={254}
          required
        />
        <div className="pair">
          <Field
            name="phone"
            label="Phone"
            hint="With the country code, such as +6421555012."
            type="tel"
            defaultValue={account.phone ?? ''}
            autoComplete="tel"
            minLength={8}
            maxLength={16}
          />
          <SelectField
            name="country"
            label="Country"
            hint="Where you live."
            defaultValue={account.country ?? ''}
            autoComplete="country"
            options={[['', 'Not given'], ...countryNames()]}
          />
        </div>
      </Form>
      {isSaved && <Notice kind="good">Your contact details are saved.</Notice>}
    </Card>
  );
}
