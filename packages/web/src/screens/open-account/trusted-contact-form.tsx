import { updateUserKycTrustedContact } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import type { SectionFormProps } from './check-types.ts';
import { SectionEditor } from './section-editor.tsx';

/** Whom to call where the person cannot be reached. Loaded by `SectionList`. */
export default function TrustedContactForm({ check, close }: SectionFormProps) {
  const contact = check.trustedContact;
  const [isDeclined, setDeclined] = useState(contact?.declined ?? false);
  return (
    <SectionEditor
      close={close}
      save={(values) => perform(updateUserKycTrustedContact, { params: paramsOf(values) })}
    >
      <CheckField
        name="declined"
        label="I name nobody"
        checked={isDeclined}
        onChange={(event) => setDeclined(event.target.checked)}
      />
      {!isDeclined && (
        <div className="pair">
          <Field
            name="givenName"
            label="Given name"
            maxLength={80}
            defaultValue={contact?.givenName ?? ''}
            required
          />
          <Field
            name="familyName"
            label="Family name"
            maxLength={80}
            defaultValue={contact?.familyName ?? ''}
            required
          />
          <Field
            name="email"
            label="E-mail"
            type="email"
            maxLength={254}
            defaultValue={contact?.email ?? ''}
          />
          <Field
            name="phone"
            label="Phone"
            hint="One of the two is needed."
            type="tel"
            defaultValue={contact?.phone ?? ''}
          />
        </div>
      )}
    </SectionEditor>
  );
}

function paramsOf(values: FormValues) {
  if (values.checked('declined')) return { declined: true };
  const email = values.given('email');
  const phone = values.given('phone')?.replaceAll(/[\s()-]/g, '');
  return {
    contact: {
      givenName: values.text('givenName').trim(),
      familyName: values.text('familyName').trim(),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    },
  };
}
