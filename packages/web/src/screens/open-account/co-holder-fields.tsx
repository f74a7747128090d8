import type { KycCoHolderInput } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import type { Check } from './check-types.ts';
import { taxIdTypesOf, taxNumberName } from './tax-number-types.ts';

type CoHolder = NonNullable<Check['identity']>['coHolder'];

/** The second person of a joint account. */
export function CoHolderFields({ coHolder }: { readonly coHolder: CoHolder | undefined }) {
  const [country, setCountry] = useState(coHolder?.countryOfTaxResidence ?? 'NZ');
  return (
    <fieldset className="editor">
      <legend>The other holder</legend>
      <div className="pair">
        <Field
          name="coHolder.givenName"
          label="Their given name"
          maxLength={80}
          autoComplete="off"
          defaultValue={coHolder?.givenName}
          required
        />
        <Field
          name="coHolder.middleName"
          label="Their middle names"
          maxLength={80}
          autoComplete="off"
          defaultValue={coHolder?.middleName ?? ''}
        />
        <Field
          name="coHolder.familyName"
          label="Their family name"
          maxLength={80}
          autoComplete="off"
          defaultValue={coHolder?.familyName}
          required
        />
        <Field
          name="coHolder.dateOfBirth"
          label="Their day of birth"
          type="date"
          defaultValue={coHolder?.dateOfBirth}
          required
        />
        <Field
          name="coHolder.email"
          label="Their e-mail address"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={coHolder?.email}
          required
        />
        <SelectField
          name="coHolder.citizenships"
          label="They are a citizen of"
          options={countryNames()}
          defaultValue={coHolder?.citizenships[0] ?? 'NZ'}
        />
        <SelectField
          name="coHolder.countryOfTaxResidence"
          label="They pay tax in"
          options={countryNames()}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
        <SelectField
          name="coHolder.taxIdType"
          label="Kind of their tax number"
          options={taxIdTypesOf(country).map((type) => [type, taxNumberName(type)])}
        />
        <Field
          name="coHolder.taxId"
          label="Their tax number"
          hint={coHolder?.taxIdMasked ? `Now ${coHolder.taxIdMasked}: type it again.` : undefined}
          maxLength={40}
          autoComplete="off"
        />
        <Field
          name="coHolder.notRequiredReason"
          label="Or why they have none"
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** What the fields say. */
export function coHolderOf(values: FormValues): KycCoHolderInput {
  const text = (name: string) => values.text(`coHolder.${name}`).trim();
  const country = text('countryOfTaxResidence');
  const middleName = values.given('coHolder.middleName');
  const value = values.given('coHolder.taxId');
  const types = taxIdTypesOf(country);
  const type = types.find((one) => one === text('taxIdType')) ?? types[0];
  return {
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    dateOfBirth: text('dateOfBirth'),
    citizenships: [text('citizenships')],
    countryOfTaxResidence: country,
    taxId:
      value === undefined || type === undefined
        ? { notRequiredReason: text('notRequiredReason') }
        : { number: { type, value } },
    ...(middleName !== undefined && { middleName }),
  };
}
