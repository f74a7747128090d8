import {
  type FundingSource,
  type TaxIdType,
  type UpdateUserKycIdentityInformationInput,
  updateUserKycIdentityInformation,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import { optionsOf } from '../../parts/text/options.ts';
import type { SectionFormProps } from './check-types.ts';
import { CoHolderFields, coHolderOf } from './co-holder-fields.tsx';
import { SectionEditor } from './section-editor.tsx';
import { taxIdTypesOf, taxNumberName } from './tax-number-types.ts';

const SOURCES = [
  'EMPLOYMENT_INCOME',
  'SAVINGS',
  'INVESTMENTS',
  'BUSINESS_INCOME',
  'INHERITANCE',
  'FAMILY',
  'OTHER',
] as const satisfies readonly FundingSource[];

/** Who the person is. Loaded by `SectionList`. */
export default function IdentityForm({ check: { identity }, holder, close }: SectionFormProps) {
  const [country, setCountry] = useState(identity?.countryOfTaxResidence ?? 'NZ');
  const types = taxIdTypesOf(country);
  return (
    <SectionEditor
      close={close}
      save={(values) => {
        const own = paramsOf(values, country, types);
        const coHolder = holder === 'JOINT' ? { coHolder: coHolderOf(values) } : {};
        const params = { ...keptOf(identity), ...own, ...coHolder };
        return perform(updateUserKycIdentityInformation, { params });
      }}
    >
      <NameFields identity={identity} />
      <div className="pair">
        <SelectField
          name="citizenship"
          label="Citizen of"
          options={countryNames()}
          defaultValue={identity?.citizenships[0] ?? 'NZ'}
        />
        <SelectField
          name="secondCitizenship"
          label="And of"
          options={[['', 'No other country'], ...countryNames()]}
          defaultValue={identity?.citizenships[1] ?? ''}
        />
      </div>
      <div className="pair">
        <SelectField
          name="countryOfTaxResidence"
          label="Pays tax in"
          options={countryNames()}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        <SelectField
          name="taxIdType"
          label="Kind of tax number"
          options={types.map((type) => [type, taxNumberName(type)])}
        />
      </div>
      <div className="pair">
        <Field
          name="taxId"
          label="Tax number"
          hint={identity?.taxIdMasked ? `Left empty: ${identity.taxIdMasked}.` : undefined}
          autoComplete="off"
          maxLength={40}
        />
        <Field
          name="notRequiredReason"
          label="Or why you have none"
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <SourceFields identity={identity} />
      {holder === 'JOINT' && <CoHolderFields coHolder={identity?.coHolder} />}
    </SectionEditor>
  );
}

type Identified = Pick<SectionFormProps['check'], 'identity'>;

function NameFields({ identity }: Identified) {
  return (
    <div className="pair">
      <Field
        name="givenName"
        label="Given name"
        hint="As your paper has it."
        autoComplete="given-name"
        maxLength={80}
        defaultValue={identity?.givenName}
        required
      />
      <Field
        name="middleName"
        label="Middle names"
        autoComplete="additional-name"
        maxLength={80}
        defaultValue={identity?.middleName ?? ''}
      />
      <Field
        name="familyName"
        label="Family name"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={identity?.familyName}
        required
      />
      <Field
        name="dateOfBirth"
        label="Day of birth"
        type="date"
        autoComplete="bday"
        defaultValue={identity?.dateOfBirth}
        required
      />
    </div>
  );
}

function SourceFields({ identity }: Identified) {
  return (
    <fieldset className="choices">
      <legend>Where the money comes from</legend>
      {SOURCES.map((source) => (
        <CheckField
          key={source}
          name="fundingSources"
          value={source}
          label={optionsOf([source])[0]?.[1]}
          defaultChecked={identity?.fundingSources.includes(source)}
        />
      ))}
    </fieldset>
  );
}

/** What this form does not ask for stays as it was saved. */
function keptOf(identity: Identified['identity']): Partial<UpdateUserKycIdentityInformationInput> {
  if (identity === null) return {};
  const { countryOfBirth, visaType, visaExpiresOn, permanentResident } = identity;
  const { annualIncome, liquidNetWorth, totalNetWorth } = identity;
  return {
    countryOfBirth,
    visaType,
    visaExpiresOn,
    permanentResident,
    annualIncome,
    liquidNetWorth,
    totalNetWorth,
  };
}

function paramsOf(
  values: FormValues,
  countryOfTaxResidence: string,
  types: readonly TaxIdType[],
): UpdateUserKycIdentityInformationInput {
  const chosen = values.all('fundingSources');
  const fundingSources = SOURCES.filter((source) => chosen.includes(source));
  if (fundingSources.length === 0) throw new PersonalError('Say where the money comes from.');
  const middleName = values.given('middleName');
  const second = values.given('secondCitizenship');
  const first = values.text('citizenship');
  return {
    givenName: values.text('givenName').trim(),
    familyName: values.text('familyName').trim(),
    dateOfBirth: values.text('dateOfBirth'),
    citizenships: second === undefined || second === first ? [first] : [first, second],
    countryOfTaxResidence,
    fundingSources,
    ...(middleName !== undefined && { middleName }),
    ...taxIdOf(values, types),
  };
}

function taxIdOf(
  values: FormValues,
  types: readonly TaxIdType[],
): Pick<UpdateUserKycIdentityInformationInput, 'taxId'> {
  const value = values.given('taxId');
  const notRequiredReason = values.given('notRequiredReason');
  const type = types.find((one) => one === values.text('taxIdType')) ?? types[0];
  if (value !== undefined && type !== undefined) return { taxId: { number: { type, value } } };
  return notRequiredReason === undefined ? {} : { taxId: { notRequiredReason } };
}
