import { deleteCustomInstrument } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { instrumentPrices } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { toasts } from '../../parts/toast.ts';
import type { Instrument } from './instrument-types.ts';
import { ThingForm } from './thing-form.tsx';
import { ValueForm } from './value-form.tsx';
import { ValueRows } from './value-rows.tsx';

const FEW = 100;

/** Values of a thing of one's own, its name, and its end. */
export function OwnThingCard({ instrument }: { readonly instrument: Instrument }) {
  const { id, name, currency } = instrument;
  const [open, setOpen] = useState<'value' | 'thing' | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => setOpen(null);
  const load = useAnswer(
    instrumentPrices,
    { params: { instrumentId: id, limit: FEW } },
    { pick: (data) => data.getInstrumentPrices },
  );
  const remove = async () => {
    await perform(deleteCustomInstrument, { params: { id, force: true } });
    toasts.show(`${name} is deleted.`);
    navigate('/net-worth');
  };
  return (
    <Card title="Recorded values">
      {open === null && (
        <div className="row-actions">
          <Button onClick={() => setOpen('value')}>Record a new value</Button>
          <Button kind="quiet" onClick={() => setOpen('thing')}>
            Edit details
          </Button>
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            Delete it
          </Button>
        </div>
      )}
      {open === 'value' && (
        <ValueForm instrument={instrument} prices={load.data?.nodes ?? []} close={close} />
      )}
      {open === 'thing' && <ThingForm instrument={instrument} close={close} />}
      <Loaded load={load}>
        {({ nodes, nextCursor }) => (
          <>
            <ValueRows prices={nodes} currency={currency} />
            {nextCursor !== null && <p className="fine">Earlier ones are not listed.</p>}
          </>
        )}
      </Loaded>
      <Confirm
        isOpen={isLeaving}
        title={`Delete “${name}”?`}
        yes="Delete"
        work={remove}
        close={() => setLeaving(false)}
      >
        <p>Its values, purchases and payments are deleted too, and disappear from your history.</p>
        <p>If it was sold or is gone, record that instead: its history is kept.</p>
      </Confirm>
    </Card>
  );
}
