import {
  type KycEntityType,
  type UpdateUserKycCompanySetupInput,
  updateUserKycCompanySetup,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import { optionsOf } from '../../parts/text/options.ts';
import { AddressFields, addressOf } from './address-fields.tsx';
import type { Check, SectionFormProps } from './check-types.ts';
import { MAX_PEOPLE, PersonFields, peopleOf } from './person-fields.tsx';
import { SectionEditor } from './section-editor.tsx';

const FORMS = [
  'LIMITED_COMPANY',
  'LISTED_COMPANY',
  'PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'NON_PROFIT',
  'OTHER',
] as const satisfies readonly KycEntityType[];

/** The company or trust and the people behind it. Loaded by `SectionList`. */
export default function CompanyForm({ check: { company }, holder, close }: SectionFormProps) {
  const accountType = holder === 'TRUST' ? 'TRUST' : 'COMPANY';
  const [people, setPeople] = useState(Math.max(1, company?.people.length ?? 0));
  return (
    <SectionEditor
      close={close}
      save={(values) => {
        const params = paramsOf(values, accountType, people);
        return perform(updateUserKycCompanySetup, { params });
      }}
    >
      <CompanyFields company={company} accountType={accountType} />
      <AddressFields address={company?.address ?? null} />
      <p className="hint">
        Name all {accountType === 'TRUST' ? 'trustees' : 'directors'}, everybody who owns or
        controls 25 percent or more, and yourself as somebody who signs for it.
      </p>
      {Array.from({ length: people }, (_, at) => at).map((at) => (
        <PersonFields key={at} at={at} person={company?.people[at]} isTrust={holder === 'TRUST'} />
      ))}
      <div className="row-actions">
        {people < MAX_PEOPLE && (
          <Button kind="quiet" onClick={() => setPeople(people + 1)}>
            Add a person
          </Button>
        )}
        {people > 1 && (
          <Button kind="quiet" onClick={() => setPeople(people - 1)}>
            Remove the last person
          </Button>
        )}
      </div>
    </SectionEditor>
  );
}

interface CompanyFieldsProps {
  readonly company: Check['company'];
  readonly accountType: 'COMPANY' | 'TRUST';
}

function CompanyFields({ company, accountType }: CompanyFieldsProps) {
  const isTrust = accountType === 'TRUST';
  const type = company?.entityType;
  return (
    <div className="pair">
      <Field
        name="legalName"
        label={isTrust ? 'Name in the deed' : 'Name in the register'}
        maxLength={160}
        autoComplete="organization"
        defaultValue={company?.legalName}
        required
      />
      {!isTrust && (
        <SelectField
          name="entityType"
          label="Legal form"
          options={optionsOf(FORMS, { NON_PROFIT: 'Charity, club or society' })}
          defaultValue={type === undefined || type === 'TRUST' ? 'LIMITED_COMPANY' : type}
        />
      )}
      {!isTrust && (
        <Field
          name="companyNumber"
          label="Company number"
          hint="Needed for companies that are registered."
          maxLength={40}
          autoComplete="off"
          defaultValue={company?.companyNumber ?? ''}
        />
      )}
      <Field
        name="nzbn"
        label="NZBN"
        hint="13 digits, where it has one."
        inputMode="numeric"
        maxLength={13}
        autoComplete="off"
        defaultValue={company?.nzbn ?? ''}
      />
      <SelectField
        name="law"
        label="Founded under the law of"
        options={countryNames()}
        defaultValue={company?.country ?? 'NZ'}
      />
      <Field
        name="incorporatedOn"
        label="Founded on"
        type="date"
        defaultValue={company?.incorporatedOn ?? ''}
      />
      <Field
        name="tradingName"
        label="Trades as"
        maxLength={160}
        autoComplete="off"
        defaultValue={company?.tradingName ?? ''}
      />
      <Field
        name="sourceOfFunds"
        label="Where its money comes from"
        maxLength={500}
        autoComplete="off"
        defaultValue={company?.sourceOfFunds ?? ''}
      />
    </div>
  );
}

function paramsOf(
  values: FormValues,
  accountType: 'COMPANY' | 'TRUST',
  people: number,
): UpdateUserKycCompanySetupInput {
  const isTrust = accountType === 'TRUST';
  return {
    accountType,
    legalName: values.text('legalName').trim(),
    tradingName: values.orNull('tradingName'),
    companyNumber: isTrust ? null : values.orNull('companyNumber'),
    nzbn: values.orNull('nzbn'),
    country: values.text('law'),
    incorporatedOn: values.orNull('incorporatedOn'),
    entityType: isTrust ? 'TRUST' : values.oneOf('entityType', FORMS),
    address: addressOf(values),
    people: peopleOf(values, people),
    sourceOfFunds: values.orNull('sourceOfFunds'),
  };
}
