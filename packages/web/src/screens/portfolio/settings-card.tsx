import {
  deleteRelayPortfolio,
  renameNetWorthPortfolio,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { toasts } from '../../parts/toast.ts';
import type { Portfolio } from './portfolio-types.ts';

/** Its name, and its end. */
export default function SettingsCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, name, kind } = portfolio;
  const [keepTrades, setKeepTrades] = useState<boolean | null>(null);
  const canEnd = !portfolio.default && kind !== 'BROKER_MIRROR';
  const send = async (values: FormValues) => {
    const params = { id, name: values.text('name').trim() };
    await perform(renameNetWorthPortfolio, { params });
    toasts.show('The new name is saved.');
  };
  const remove = async () => {
    if (keepTrades === null) return;
    await perform(deleteRelayPortfolio, { params: { id, keepTrades } });
    toasts.show(`${name} is deleted.`);
    navigate('/portfolios');
  };
  return (
    <Card title="This portfolio">
      <Form key={name} send={send} label="Rename" kind="quiet">
        <Field
          name="name"
          label="Name"
          maxLength={80}
          autoComplete="off"
          defaultValue={name}
          required
        />
      </Form>
      {canEnd && (
        <div className="row-actions">
          <Button kind="quiet" onClick={() => setKeepTrades(true)}>
            Merge into the portfolio above
          </Button>
          <Button kind="quiet" onClick={() => setKeepTrades(false)}>
            Delete the portfolio
          </Button>
        </div>
      )}
      <Confirm
        isOpen={keepTrades !== null}
        title={
          keepTrades === true
            ? `Merge “${name}” into the portfolio above it?`
            : `Delete “${name}” with all in it?`
        }
        yes={keepTrades === true ? 'Merge' : 'Delete'}
        work={remove}
        close={() => setKeepTrades(null)}
      >
        <p>
          {keepTrades === true
            ? 'Its trades and dividends move to the portfolio above it. Your net worth does not change.'
            : 'Its trades and dividends are deleted too, and disappear from your history.'}
        </p>
      </Confirm>
    </Card>
  );
}
