import { type GetBankDetailQuery, getBankDetail } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { CopyText } from '../../parts/copy-text.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Link } from '../../shell/link.tsx';

type BankDetail = GetBankDetailQuery['getBankDetail'];

/** Where to send money, with the reference that makes it the person's. */
export function DepositCard() {
  const [currency, setCurrency] = useState('NZD');
  const load = useAnswer(
    getBankDetail,
    { params: { currency } },
    { pick: (data) => data.getBankDetail },
  );
  if (load.problem?.code === 'KYC_REQUIRED') {
    return (
      <Card title="Pay in">
        <Empty title="After your identity check">
          Bank details are shown once your identity check is approved.
        </Empty>
      </Card>
    );
  }
  return (
    <Card title="Pay in">
      <SelectField
        name="depositCurrency"
        label="Currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        options={[
          ['NZD', 'New Zealand dollars'],
          ['USD', 'US dollars'],
        ]}
      />
      <Loaded load={load} lines={4}>
        {(detail) => <Detail detail={detail} />}
      </Loaded>
    </Card>
  );
}

function Detail({ detail }: { readonly detail: BankDetail }) {
  const { bankName, accountName, accountNumber, routingNumber, swiftBic } = detail;
  const rows = [
    ['Bank', bankName],
    ['Name', accountName],
    ['Routing number', routingNumber],
    ['SWIFT code', swiftBic],
    ['Particulars', detail.particulars],
    ['Code', detail.code],
  ] as const;
  const days = detail.estimatedBusinessDays;
  return (
    <>
      <Notice>{detail.instructions}</Notice>
      <dl className="facts">
        {rows
          .filter(([, value]) => value !== null)
          .map(([title, value]) => (
            <div className="fact" key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h3>Account number</h3>
      <CopyText label="the account number" text={accountNumber} />
      <h3>Reference</h3>
      <CopyText label="the reference" text={detail.reference} />
      <p className="fine">
        {arrivalText(days)} Without the reference it cannot be found to be yours.
      </p>
      <p className="fine">
        Faster: <Link href="/cards">deposit by card</Link>.
      </p>
    </>
  );
}

function arrivalText(days: number): string {
  if (days === 0) return 'It usually arrives the same day.';
  return `It usually takes ${days === 1 ? 'one business day' : `${days} business days`}.`;
}
