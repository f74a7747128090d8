import {
  type EmploymentStatus,
  updateUserKycDisclosures,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { TextAreaField } from '../../parts/forms/text-area-field.tsx';
import { optionsOf } from '../../parts/text/options.ts';
import type { SectionFormProps } from './check-types.ts';
import { SectionEditor } from './section-editor.tsx';

const EMPLOYMENTS = [
  'EMPLOYED',
  'SELF_EMPLOYED',
  'UNEMPLOYED',
  'STUDENT',
  'RETIRED',
] as const satisfies readonly EmploymentStatus[];

/** What the law asks people to disclose. Loaded by `SectionList`. */
export default function DisclosuresForm({ check: { disclosures }, close }: SectionFormProps) {
  const [told, setTold] = useState({
    controlPerson: disclosures?.controlPerson ?? false,
    affiliated: disclosures?.affiliatedWithExchangeOrFinra ?? false,
    exposed: disclosures?.politicallyExposed ?? false,
    familyExposed: disclosures?.immediateFamilyExposed ?? false,
  });
  const box = (key: keyof typeof told) => ({
    checked: told[key],
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      setTold({ ...told, [key]: event.target.checked }),
  });
  return (
    <SectionEditor
      close={close}
      save={(values) => perform(updateUserKycDisclosures, { params: paramsOf(values) })}
    >
      <WorkFields disclosures={disclosures} />
      <CheckField
        name="usPerson"
        label="I am a citizen, resident or taxpayer of the United States"
        defaultChecked={disclosures?.usPerson}
      />
      <CheckField
        name="controlPerson"
        label="I direct a listed company, or own 10 percent of one"
        {...box('controlPerson')}
      />
      {told.controlPerson && (
        <TextAreaField
          name="controlledCompanies"
          label="Which, one a line"
          defaultValue={disclosures?.controlledCompanies.join('\n')}
          required
        />
      )}
      <CheckField
        name="affiliatedWithExchangeOrFinra"
        label="I work for an exchange, a broker or FINRA, or am close to one"
        {...box('affiliated')}
      />
      {told.affiliated && (
        <Field
          name="affiliatedFirm"
          label="Which firm"
          maxLength={120}
          defaultValue={disclosures?.affiliatedFirm ?? ''}
          required
        />
      )}
      <CheckField
        name="politicallyExposed"
        label="I hold a high public office, or did in the last year"
        {...box('exposed')}
      />
      <CheckField
        name="immediateFamilyExposed"
        label="Somebody in my immediate family does"
        {...box('familyExposed')}
      />
      {(told.exposed || told.familyExposed) && (
        <TextAreaField
          name="politicallyExposedNames"
          label="Who, one a line"
          defaultValue={disclosures?.politicallyExposedNames.join('\n')}
          required
        />
      )}
    </SectionEditor>
  );
}

function WorkFields({ disclosures }: Pick<SectionFormProps['check'], 'disclosures'>) {
  const [work, setWork] = useState<string>(disclosures?.employmentStatus ?? 'EMPLOYED');
  const works = work === 'EMPLOYED' || work === 'SELF_EMPLOYED';
  return (
    <>
      <SelectField
        name="employmentStatus"
        label="You are"
        options={optionsOf(EMPLOYMENTS)}
        value={work}
        onChange={(event) => setWork(event.target.value)}
      />
      {works && (
        <div className="pair">
          <Field
            name="employerName"
            label="Employer or own business"
            maxLength={120}
            defaultValue={disclosures?.employerName ?? ''}
            required
          />
          <Field
            name="position"
            label="What you do there"
            maxLength={120}
            defaultValue={disclosures?.position ?? ''}
            required
          />
        </div>
      )}
    </>
  );
}

function paramsOf(values: FormValues) {
  const employerName = values.given('employerName');
  const position = values.given('position');
  const affiliatedFirm = values.given('affiliatedFirm');
  return {
    controlPerson: values.checked('controlPerson'),
    controlledCompanies: values.lines('controlledCompanies'),
    affiliatedWithExchangeOrFinra: values.checked('affiliatedWithExchangeOrFinra'),
    politicallyExposed: values.checked('politicallyExposed'),
    immediateFamilyExposed: values.checked('immediateFamilyExposed'),
    politicallyExposedNames: values.lines('politicallyExposedNames'),
    employmentStatus: values.oneOf('employmentStatus', EMPLOYMENTS),
    usPerson: values.checked('usPerson'),
    ...(affiliatedFirm !== undefined && { affiliatedFirm }),
    ...(employerName !== undefined && { employerName }),
    ...(position !== undefined && { position }),
  };
}
