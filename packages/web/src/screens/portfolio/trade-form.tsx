import { createTrade, updateRelayTrade } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { toasts } from '../../parts/toast.ts';
import { useKeys } from '../../session/use-keys.ts';
import { InstrumentField } from './instrument-field.tsx';
import type { FoundInstrument, Portfolio, Trade } from './portfolio-types.ts';
import { TradeFields } from './trade-fields.tsx';
import { changedTrade, newTrade } from './trade-params.ts';

interface TradeFormProps {
  readonly portfolio: Portfolio;
  /** Null for a new one. */
  readonly trade: Trade | null;
  readonly close: () => void;
}

const NOTHING_CHOSEN = 'Choose one of those found.';

/** A trade, new or to be changed. A retry after a lost connection records nothing twice. Loaded by `TradesCard` and `TradeRow`. */
export default function TradeForm({ portfolio, trade, close }: TradeFormProps) {
  const keys = useKeys();
  const [chosen, choose] = useState<FoundInstrument | null>(null);
  const send = async (values: FormValues) => {
    if (trade === null) {
      if (chosen === null) throw new PersonalError(NOTHING_CHOSEN);
      const told = newTrade(values, portfolio.id, chosen.id);
      await perform(createTrade, { params: { ...told, idempotencyKey: keys.keyFor(told) } });
      keys.done();
      toasts.show(`${chosen.name}: recorded.`);
    } else {
      await perform(updateRelayTrade, { params: changedTrade(values, trade) });
      toasts.show(`${trade.instrument.name}: changed.`);
    }
    close();
  };
  return (
    <Editor title={trade === null ? 'A trade' : `Change this trade in ${trade.instrument.name}`}>
      <Form
        send={send}
        label={trade === null ? 'Record it' : 'Save the changes'}
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        {trade === null && <InstrumentField instrument={chosen} choose={choose} />}
        <TradeFields trade={trade} currency={trade?.currency ?? chosen?.currency ?? null} />
      </Form>
    </Editor>
  );
}
