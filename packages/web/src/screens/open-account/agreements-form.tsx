import { updateUserKycAgreements } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useReading } from '../../api/use-reading.ts';
import { AgreementText, readAgreement } from '../../parts/agreements/agreement-text.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { usePerson } from '../../session/session.ts';
import type { Check, SectionFormProps } from './check-types.ts';
import { SectionEditor } from './section-editor.tsx';

type Agreement = Check['agreements'][number];

interface Read {
  readonly agreement: Agreement;
  readonly text: Element;
}

/** The agreements that are left, to be read and signed. Loaded by `SectionList`. */
export default function AgreementsForm({ check, close }: SectionFormProps) {
  const left = check.agreements.filter(({ signed }) => signed === null);
  const key = left.map(({ type, version }) => `${type} ${version}`);
  const load = useReading<readonly Read[]>(['agreements of the check', ...key], (signal) =>
    Promise.all(
      left.map(async (agreement) => {
        return { agreement, text: await readAgreement(agreement.url, signal) };
      }),
    ),
  );
  return (
    <Loaded load={load} lines={8}>
      {(all) => <SignForm all={all} check={check} close={close} />}
    </Loaded>
  );
}

interface SignFormProps extends Pick<SectionFormProps, 'check' | 'close'> {
  readonly all: readonly Read[];
}

function SignForm({ all, check: { identity }, close }: SignFormProps) {
  const { name } = usePerson();
  return (
    <SectionEditor
      close={close}
      label={all.length === 1 ? 'Sign it' : `Sign all ${all.length}`}
      save={(values) => {
        const signerName = values.text('signerName').trim();
        const agreements = all.map(({ agreement: { type, version } }) => {
          return { type, version, accepted: values.checked(type), signerName };
        });
        return perform(updateUserKycAgreements, { params: { agreements } });
      }}
    >
      {all.map(({ agreement: { type, title, version }, text }) => (
        <div key={type}>
          <h4>
            {title}, version {version}
          </h4>
          <AgreementText title={title} text={text} />
          <CheckField name={type} label={`I have read ${title} and accept it`} required />
        </div>
      ))}
      <Field
        name="signerName"
        label="Your name"
        hint="As your paper has it: it is your signature."
        autoComplete="name"
        maxLength={240}
        defaultValue={identity === null ? name : `${identity.givenName} ${identity.familyName}`}
        required
      />
    </SectionEditor>
  );
}
