import { countries } from '@investing-platform/schema/countries';
import { updateUserKycW8BENFormDocument } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { Notice } from '../../parts/notice.tsx';
import type { Check, SectionFormProps } from './check-types.ts';
import { SectionEditor } from './section-editor.tsx';

type Identity = NonNullable<Check['identity']>;
type Contact = NonNullable<Check['contact']>;

/** The tax form for income from the United States, from what was told before. */
export default function TaxForm({ check: { identity, contact }, close }: SectionFormProps) {
  if (identity === null || contact === null) {
    return <Notice>Say first who you are and how to reach you: the form is made from it.</Notice>;
  }
  const { address } = contact;
  const country = countries.find(({ code }) => code === identity.countryOfTaxResidence);
  const rate = country?.w8benTreatyRatePercent ?? null;
  return (
    <SectionEditor
      close={close}
      label="Sign the form"
      save={(values) => {
        const params = { ...paramsOf(values, identity, contact), ...treatyOf(identity, rate) };
        return perform(updateUserKycW8BENFormDocument, { params });
      }}
    >
      <p>
        You certify that you are not a US person, and live at {address.line1}, {address.city},{' '}
        {address.country}.{' '}
        {rate === null
          ? 'No treaty lowers the tax: 30 percent of dividends are withheld.'
          : `By the treaty with ${country?.name}, ${rate} percent of dividends are withheld.`}
      </p>
      <Field
        name="foreignTaxId"
        label="Tax number of your country"
        hint="Left empty: it gives out none, or asks for none here."
        autoComplete="off"
        maxLength={40}
      />
      <Field
        name="signerName"
        label="Your name"
        hint="As above: it is your signature."
        autoComplete="name"
        maxLength={240}
        defaultValue={fullNameOf(identity)}
        required
      />
      <CheckField
        name="certify"
        label="Under penalties of perjury, I certify that what the form says is true"
        required
      />
    </SectionEditor>
  );
}

function fullNameOf({ givenName, middleName, familyName }: Identity): string {
  return [givenName, middleName, familyName].filter((name) => name !== null).join(' ');
}

function paramsOf(values: FormValues, identity: Identity, { address }: Contact) {
  const foreignTaxId = values.given('foreignTaxId');
  const { line1, line2, city, region, postalCode, country } = address;
  return {
    fullName: fullNameOf(identity),
    countryOfCitizenship: identity.citizenships[0] ?? identity.countryOfTaxResidence,
    permanentAddress: { line1, line2, city, region, postalCode, country },
    taxId: foreignTaxId === undefined ? { foreignTaxIdNotRequired: true } : { foreignTaxId },
    dateOfBirth: identity.dateOfBirth,
    signerName: values.text('signerName').trim(),
    certify: values.checked('certify'),
  };
}

/** The treaty is claimed where there is one: nobody means to pay more. */
function treatyOf({ countryOfTaxResidence: country }: Identity, rate: unknown) {
  return rate === null ? {} : { treatyClaim: { country } };
}
