import {
  type KycAccountType,
  type KycStatus,
  submitKyc,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { Notice } from '../../parts/notice.tsx';
import { toasts } from '../../parts/toast.ts';
import type { Check } from './check-types.ts';

const TEXTS: Readonly<Record<KycStatus, string>> = {
  NOT_STARTED: 'Nothing is filled in yet. Begin with how to reach you.',
  DRAFT: 'Fill in what is left, then submit it.',
  SUBMITTED: 'It is submitted. The review begins by itself, and you are told by mail.',
  IN_REVIEW: 'It is being reviewed. You are told by mail.',
  ACTION_REQUIRED: 'The review asks for something. Mend it below, then submit it again.',
  APPROVED: 'Your identity check is approved, and your live account is open.',
  REJECTED: 'The review has refused it. Write to the operator if you think that is wrong.',
  EXPIRED: 'It has run out. Look through it, and submit it again.',
};

const COMPLETE = 'All of it is filled in. Look through it, then submit it.';

/** What is needed besides where another holder was chosen than what is saved says. */
const OF_OTHERS: Readonly<Record<KycAccountType, string>> = {
  INDIVIDUAL: 'Sent like this, the account is yours alone.',
  JOINT:
    'Under “Who you are”, name the other holder too. Under “Documents”, hand in their passport, or ' +
    'both sides of their driver’s license or identity card.',
  COMPANY:
    'Under “The company or trust”, describe the company and everybody who directs, owns or ' +
    'controls it. Under “Documents”, hand in an extract from the register.',
  TRUST:
    'Under “The company or trust”, describe the trust, its trustees and everybody who controls ' +
    'it. Under “Documents”, hand in its deed.',
};

interface StatusCardProps {
  readonly check: Check;
  /** Who the account is opened for, as it is chosen on the page. */
  readonly holder: Check['accountType'];
}

/** How far the opening is, and the last step of it. */
export function StatusCard({ check, holder }: StatusCardProps) {
  const { status, canSubmit, problems, requests } = check;
  const open = requests.filter(({ resolvedAt }) => resolvedAt === null);
  // What another holder needs is told where it is sent.
  const isOther = holder !== check.accountType;
  const isFilled = status === 'DRAFT' || status === 'ACTION_REQUIRED' || status === 'EXPIRED';
  return (
    <Card title="Status">
      <p>{status === 'DRAFT' && canSubmit ? COMPLETE : TEXTS[status]}</p>
      {open.map(({ id, message }) => (
        <Notice key={id} kind="warn">
          {message}
        </Notice>
      ))}
      {isFilled && problems.length > 0 && (
        <>
          <p>What is left:</p>
          <ul className="plain-list">
            {problems.map(({ section, message }) => (
              <li key={`${section} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {isOther && <p>{OF_OTHERS[holder]}</p>}
      {(canSubmit || isOther) && isFilled && <Submit holder={holder} />}
    </Card>
  );
}

function Submit({ holder }: Pick<StatusCardProps, 'holder'>) {
  const send = async (values: FormValues) => {
    const params = { accountType: holder, confirmAccurate: values.checked('confirmAccurate') };
    await perform(submitKyc, { params });
    toasts.show('Submitted for review.');
  };
  return (
    <Form send={send} label="Submit for review">
      <CheckField
        name="confirmAccurate"
        label="All of it is complete and correct"
        hint="It cannot be changed while it is reviewed."
        required
      />
    </Form>
  );
}
