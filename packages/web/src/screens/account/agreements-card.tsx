import { signAgreements, signCustomerAgreement } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useReading } from '../../api/use-reading.ts';
import { type AgreementsQuery, agreements } from '../../generated/documents.ts';
import { AgreementText, readAgreement } from '../../parts/agreements/agreement-text.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { dayText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';

type Agreement = AgreementsQuery['fetchAccountAgreements'][number];

/** What the person has signed, and what is still to be signed. */
export function AgreementsCard({ name }: { readonly name: string }) {
  const load = useAnswer(agreements, {}, { pick: (data) => data.fetchAccountAgreements });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card title="Agreements">
      <Loaded load={load}>
        {(all) => (
          <ul className="rows">
            {all.map((agreement) => (
              <li className="row" key={agreement.id}>
                <AgreementHead agreement={agreement} begin={setOpen} isOpen={open !== null} />
                {open === agreement.id && (
                  <div className="after">
                    <SignForm agreement={agreement} name={name} leave={() => setOpen(null)} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

interface AgreementHeadProps {
  readonly agreement: Agreement;
  /** Whether one is being signed. */
  readonly isOpen: boolean;
  readonly begin: (id: string) => void;
}

function AgreementHead({ agreement, isOpen, begin }: AgreementHeadProps) {
  const { id, title, version, url, mandatory, signed } = agreement;
  return (
    <>
      <div className="row-head">
        <h3>{title}</h3>
        {signed !== null && <span className="tag good">Signed</span>}
        {signed === null && mandatory && <span className="tag busy">To be signed</span>}
        {signed === null && !isOpen && (
          <Button kind="quiet" aria-label={`Sign ${title}`} onClick={() => begin(id)}>
            Sign
          </Button>
        )}
      </div>
      <p className="fine">
        <a href={url} target="_blank" rel="noreferrer">
          Read version {version}
        </a>
        {signed !== null && ` · signed as ${signed.signerName} on ${dayText(signed.signedAt)}`}
      </p>
    </>
  );
}

interface SignFormProps {
  readonly agreement: Agreement;
  readonly name: string;
  readonly leave: () => void;
}

function SignForm({ agreement, name, leave }: SignFormProps) {
  const guarded = useGuarded();
  const text = useReading(['agreement', agreement.id], (signal) =>
    readAgreement(agreement.url, signal),
  );
  const send = async (values: FormValues) => {
    await guarded(() => sign(agreement, values.text('signerName').trim()));
    toasts.show(`${agreement.title} is signed.`);
    leave();
  };
  return (
    <Loaded load={text} lines={8}>
      {(article) => (
        <>
          <AgreementText title={agreement.title} text={article} />
          <Form
            send={send}
            label="Sign it"
            actions={
              <Button kind="quiet" onClick={leave}>
                Not now
              </Button>
            }
          >
            <Field
              name="signerName"
              label="Your name"
              hint="As in your profile: it is your signature."
              defaultValue={name}
              autoComplete="name"
              maxLength={240}
              required
            />
            <CheckField
              name="accepted"
              label={`I have read ${agreement.title} and accept it`}
              required
            />
          </Form>
        </>
      )}
    </Loaded>
  );
}

async function sign({ id, type, version }: Agreement, signerName: string): Promise<void> {
  if (type === 'CUSTOMER') {
    const params = { version, signerName, accepted: true };
    await perform(signCustomerAgreement, { params }, { repeatable: true });
    return;
  }
  const params = { agreementIds: [id], signerName };
  await perform(signAgreements, { params }, { repeatable: true });
}
