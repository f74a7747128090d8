import { updateUserProfile } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import type { UserAccount } from '../../api/person.ts';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { TextAreaField } from '../../parts/forms/text-area-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { timeZones } from './time-zones.ts';

export interface AccountCardProps {
  readonly account: UserAccount;
}

const CONFIRMED = 'Confirmed with your identity.';

/** How the person is named and where they live in time. */
export function ProfileCard({ account }: AccountCardProps) {
  const [isSaved, setSaved] = useState(false);
  const isConfirmed = account.kycStatus === 'APPROVED';
  const send = async (values: FormValues) => {
    setSaved(false);
    const params = {
      firstName: values.orNull('firstName'),
      lastName: values.orNull('lastName'),
      displayName: values.orNull('displayName'),
      bio: values.orNull('bio'),
      timeZone: values.text('timeZone'),
    };
    await perform(updateUserProfile, { params });
    setSaved(true);
  };
  return (
    <Card title="Profile">
      <Form send={send} label="Save profile">
        <div className="pair">
          <Field
            name="firstName"
            label="First name"
            hint={isConfirmed ? CONFIRMED : undefined}
            readOnly={isConfirmed}
            defaultValue={account.firstName ?? ''}
            autoComplete="given-name"
            maxLength={80}
          />
          <Field
            name="lastName"
            label="Last name"
            hint={isConfirmed ? CONFIRMED : undefined}
            readOnly={isConfirmed}
            defaultValue={account.lastName ?? ''}
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
        <Field
          name="displayName"
          label="Name shown to others"
          defaultValue={account.displayName ?? ''}
          autoComplete="nickname"
          maxLength={60}
        />
        <TextAreaField
          name="bio"
          label="About you"
          hint="What you want to tell others."
          defaultValue={account.bio ?? ''}
          rows={3}
          maxLength={1000}
        />
        <SelectField
          name="timeZone"
          label="Time zone"
          hint="Where the days of your net worth begin and end."
          defaultValue={account.timeZone}
          options={timeZones(account.timeZone).map((zone) => [zone, zone.replaceAll('_', ' ')])}
        />
      </Form>
      {isSaved && <Notice kind="good">Your profile is saved.</Notice>}
    </Card>
  );
}
