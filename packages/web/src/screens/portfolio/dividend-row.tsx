import { confirmNetWorthDividend } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Editor } from '../../parts/editor.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { dateText, moneyText, quantityText, today } from '../../parts/text/format.ts';
import type { Dividend } from './portfolio-types.ts';

interface DividendRowProps {
  readonly dividend: Dividend;
  readonly canDecide: boolean;
}

/** One payment, with the decision on it while it waits for one. */
export function DividendRow({ dividend, canDecide }: DividendRowProps) {
  const { id, instrument, state, paidOn, netAmount, currency } = dividend;
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, problem, run } = useAction();
  const reject = async () => {
    await perform(confirmNetWorthDividend, { params: { id, decision: 'REJECT' } });
  };
  const isPending = state === 'PENDING';
  const isDue = paidOn <= today();
  return (
    <li className="row">
      <div className="row-head">
        <h3>{instrument.name}</h3>
        {isPending && <span className="tag busy">{isDue ? 'To confirm' : 'Upcoming'}</span>}
        <span className="number">{moneyText(netAmount, currency)}</span>
      </div>
      <p className="fine">{factsOf(dividend)}</p>
      <ProblemNotice problem={problem} />
      {canDecide && !isOpen && (
        <div className="row-actions">
          {isPending && isDue && <Button onClick={() => setOpen(true)}>Confirm</Button>}
          {isPending ? (
            <Button kind="quiet" isBusy={isBusy} onClick={() => void run(reject)}>
              Reject
            </Button>
          ) : (
            <Button
              kind="quiet"
              aria-label={`Undo: ${instrument.name}, ${dateText(paidOn)}`}
              onClick={() => setLeaving(true)}
            >
              Undo
            </Button>
          )}
        </div>
      )}
      {isOpen && <Decision dividend={dividend} close={() => setOpen(false)} />}
      <Confirm
        isOpen={isLeaving}
        title="Undo this dividend?"
        yes="Undo it"
        work={reject}
        close={() => setLeaving(false)}
      >
        <p>It no longer counts, and neither does a purchase that it was reinvested in.</p>
      </Confirm>
    </li>
  );
}

interface DecisionProps {
  readonly dividend: Dividend;
  readonly close: () => void;
}

/** The last look at what the market proposes: tax differs from person to person. */
function Decision({ dividend, close }: DecisionProps) {
  const { id, grossAmount, withholdingTax, currency, paidOn } = dividend;
  const send = async (values: FormValues) => {
    const gross = values.decimal('grossAmount');
    const tax = values.decimal('withholdingTax');
    const params = {
      id,
      decision: 'CONFIRM' as const,
      ...(gross !== undefined && gross !== grossAmount && { grossAmount: gross }),
      ...(tax !== undefined && tax !== withholdingTax && { withholdingTax: tax }),
    };
    await perform(confirmNetWorthDividend, { params });
    close();
  };
  return (
    <Editor title={`Paid on ${dateText(paidOn)}`}>
      <Form
        send={send}
        label="Confirm"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <DecimalField
          name="grossAmount"
          label="Before tax"
          hint={`In ${currency}.`}
          defaultValue={grossAmount}
          required
        />
        <DecimalField name="withholdingTax" label="Tax withheld" defaultValue={withholdingTax} />
      </Form>
    </Editor>
  );
}

function factsOf(dividend: Dividend): string {
  const { paidOn, quantity, withholdingTax, grossAmount, currency, reinvestTradeId } = dividend;
  const parts = [
    dateText(paidOn),
    `for ${quantityText(quantity)} units`,
    Number(withholdingTax) !== 0 &&
      `${moneyText(grossAmount, currency)} less ${moneyText(withholdingTax, currency)} tax`,
    reinvestTradeId !== null && 'reinvested',
    dividend.note,
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}
