import { createNetworthPortfolio } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { perform } from '../../api/perform.ts';
import type { PortfolioListQuery } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { CurrencyField } from '../../parts/forms/currency-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { COST_METHODS, methodOptions } from '../../parts/worth/portfolio-words.ts';
import { useKeys } from '../../session/use-keys.ts';

interface CreatePortfolioProps {
  readonly portfolios: PortfolioListQuery['getPortfolios'];
}

/** A new portfolio, to record trades in. */
export function CreatePortfolio({ portfolios }: CreatePortfolioProps) {
  const keys = useKeys();
  const [turn, setTurn] = useState(0);
  const top = portfolios.find(({ kind }) => kind === 'ASSETS');
  const others = portfolios.filter(({ kind }) => kind === 'MANUAL' || kind === 'RELAY');
  const send = async (values: FormValues) => {
    const parentId = values.given('parentId');
    const told = {
      name: values.text('name').trim(),
      currency: values.text('currency').trim().toUpperCase(),
      costBasisMethod: values.oneOf('costBasisMethod', COST_METHODS),
      ...(parentId !== undefined && { parentId }),
    };
    const params = { ...told, idempotencyKey: keys.keyFor(told) };
    const { createNetworthPortfolio: made } = await perform(createNetworthPortfolio, { params });
    keys.done();
    toasts.show(`${made.name} is ready. Now record a trade or import a file.`);
    setTurn((last) => last + 1);
    navigate(`/portfolios/${made.id}`);
  };
  return (
    <Card title="New portfolio">
      <Form key={turn} send={send} label="Create portfolio">
        <div className="pair">
          <Field
            name="name"
            label="Name"
            hint="For example: New Zealand shares."
            maxLength={80}
            autoComplete="off"
            required
          />
          <CurrencyField
            name="currency"
            hint="Cannot be changed later."
            defaultValue={top?.currency ?? 'USD'}
          />
        </div>
        <div className="pair">
          <SelectField name="costBasisMethod" label="Cost basis method" options={methodOptions} />
          {others.length > 0 && (
            <SelectField
              name="parentId"
              label="Part of"
              options={[['', 'Nothing else'], ...others.map(({ id, name }) => [id, name] as const)]}
            />
          )}
        </div>
      </Form>
    </Card>
  );
}
