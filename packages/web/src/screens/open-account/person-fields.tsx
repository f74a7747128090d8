import type { KycPersonInput, KycPersonRole } from '@investing-platform/schema/operations';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import type { Check } from './check-types.ts';

interface PersonFieldsProps {
  readonly at: number;
  readonly person: NonNullable<Check['company']>['people'][number] | undefined;
  readonly isTrust: boolean;
}

export const MAX_PEOPLE = 50;

const ROLES = [
  'DIRECTOR',
  'TRUSTEE',
  'SETTLOR',
  'BENEFICIAL_OWNER',
  'SIGNATORY',
] as const satisfies readonly KycPersonRole[];

const WORDS: Readonly<Record<KycPersonRole, string>> = {
  DIRECTOR: 'Directs it',
  TRUSTEE: 'Trustee',
  SETTLOR: 'Settlor',
  BENEFICIAL_OWNER: 'Owner of 25 percent or more, or named beneficiary',
  SIGNATORY: 'Signs for it here',
};

/** Somebody behind a company or trust. */
export function PersonFields({ at, person, isTrust }: PersonFieldsProps) {
  const name = (field: string) => `people.${at}.${field}`;
  const roles = ROLES.filter((role) =>
    isTrust ? role !== 'DIRECTOR' : role !== 'TRUSTEE' && role !== 'SETTLOR',
  );
  return (
    <fieldset className="editor">
      <legend>Person {at + 1}</legend>
      <div className="pair">
        <Field
          name={name('givenName')}
          label="Given name"
          maxLength={80}
          autoComplete="off"
          defaultValue={person?.givenName}
          required
        />
        <Field
          name={name('familyName')}
          label="Family name"
          maxLength={80}
          autoComplete="off"
          defaultValue={person?.familyName}
          required
        />
        <Field
          name={name('dateOfBirth')}
          label="Day of birth"
          type="date"
          defaultValue={person?.dateOfBirth ?? ''}
        />
        <Field
          name={name('email')}
          label="E-mail address"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={person?.email ?? ''}
        />
        <DecimalField
          name={name('ownershipPercent')}
          label="Owns, in percent"
          defaultValue={person?.ownershipPercent ?? ''}
        />
      </div>
      {roles.map((role) => (
        <CheckField
          key={role}
          name={name('roles')}
          value={role}
          label={WORDS[role]}
          defaultChecked={person?.roles.includes(role)}
        />
      ))}
    </fieldset>
  );
}

/** What the fields of so many people say. */
export function peopleOf(values: FormValues, count: number): KycPersonInput[] {
  return Array.from({ length: count }, (_, at) => {
    const name = (field: string) => `people.${at}.${field}`;
    const chosen = values.all(name('roles'));
    return {
      givenName: values.text(name('givenName')).trim(),
      familyName: values.text(name('familyName')).trim(),
      dateOfBirth: values.orNull(name('dateOfBirth')),
      email: values.orNull(name('email')),
      ownershipPercent: values.decimalOrNull(name('ownershipPercent')),
      roles: ROLES.filter((role) => chosen.includes(role)),
    };
  });
}
