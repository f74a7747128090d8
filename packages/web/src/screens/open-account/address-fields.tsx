import type { AddressInput } from '@investing-platform/schema/operations';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import type { Check } from './check-types.ts';

type Address = NonNullable<Check['contact']>['address'];

/** Where somebody lives. */
export function AddressFields({ address }: { readonly address: Address | null }) {
  return (
    <>
      <Field
        name="line1"
        label="Street and number"
        hint="No post office box."
        autoComplete="address-line1"
        maxLength={120}
        defaultValue={address?.line1}
        required
      />
      <Field
        name="line2"
        label="Flat, building"
        autoComplete="address-line2"
        maxLength={120}
        defaultValue={address?.line2 ?? ''}
      />
      <div className="pair">
        <Field
          name="city"
          label="City"
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={address?.city}
          required
        />
        <Field
          name="region"
          label="State or region"
          autoComplete="address-level1"
          maxLength={80}
          defaultValue={address?.region ?? ''}
        />
        <Field
          name="postalCode"
          label="Postal code"
          autoComplete="postal-code"
          maxLength={16}
          defaultValue={address?.postalCode ?? ''}
        />
        <SelectField
          name="country"
          label="Country"
          options={countryNames()}
          defaultValue={address?.country ?? 'NZ'}
        />
      </div>
    </>
  );
}

/** What the fields say. */
export function addressOf(values: FormValues): AddressInput {
  const line2 = values.given('line2');
  const region = values.given('region');
  const postalCode = values.given('postalCode');
  return {
    line1: values.text('line1').trim(),
    city: values.text('city').trim(),
    country: values.text('country'),
    ...(line2 !== undefined && { line2 }),
    ...(region !== undefined && { region }),
    ...(postalCode !== undefined && { postalCode }),
  };
}
