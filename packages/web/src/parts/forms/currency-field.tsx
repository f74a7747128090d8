import { useId } from 'react';
import { Field } from './field.tsx';

interface CurrencyFieldProps {
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly defaultValue: string;
}

/** Offered while one types; any other that has exchange rates will do. */
const COMMON = ['NZD', 'AUD', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'SGD', 'BTC'];

/** A currency by its code. */
export function CurrencyField({ name, label = 'Currency', ...props }: CurrencyFieldProps) {
  const id = useId();
  return (
    <>
      <Field
        {...props}
        name={name}
        label={label}
        list={id}
        minLength={3}
        maxLength={10}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <datalist id={id}>
        {COMMON.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </>
  );
}
