import type { FileColumnInput, FileColumnMeaning } from '@investing-platform/schema/operations';
import { useId } from 'react';
import { Field } from '../../../parts/forms/field.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';

type Column = readonly [meaning: FileColumnMeaning, label: string];

const MAIN: readonly Column[] = [
  ['DATE', 'Date'],
  ['TYPE', 'Type: bought, sold, dividend'],
  ['SYMBOL', 'Symbol'],
  ['ISIN', 'ISIN'],
  ['QUANTITY', 'Quantity'],
  ['PRICE', 'Price per unit'],
  ['CURRENCY', 'Currency of the price'],
  ['TOTAL', 'Total amount'],
];

const MORE: readonly Column[] = [
  ['FEE', 'Fee'],
  ['FEE_CURRENCY', 'Currency of the fee'],
  ['WITHHOLDING_TAX', 'Tax withheld'],
  ['MARKET', 'Exchange'],
  ['ID', 'Reference of the broker'],
];

const NEEDED: ReadonlySet<FileColumnMeaning> = new Set(['DATE', 'QUANTITY']);

/** What the columns of a table are that no layout knows: its owner says it. */
export function ColumnFields({ reason }: { readonly reason: string }) {
  const list = useId();
  const field = ([meaning, label]: Column) => (
    <Field
      key={meaning}
      name={fieldOf(meaning)}
      label={label}
      list={list}
      maxLength={200}
      autoComplete="off"
      required={NEEDED.has(meaning)}
    />
  );
  return (
    <fieldset>
      <legend>Which column holds what?</legend>
      <p className="hint">Enter its title as the file has it. A symbol or an ISIN is needed.</p>
      <datalist id={list}>
        {columnsOf(reason).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="pair">{MAIN.map(field)}</div>
      <details className="parts">
        <summary>More columns</summary>
        <div className="pair">{MORE.map(field)}</div>
      </details>
    </fieldset>
  );
}

/** What the form says of the columns; undefined where it says nothing. */
export function columnsIn(values: FormValues): FileColumnInput[] | undefined {
  const columns = [...MAIN, ...MORE].flatMap(([meaning]) => {
    const name = values.given(fieldOf(meaning));
    return name === undefined ? [] : [{ meaning, name }];
  });
  return columns.length === 0 ? undefined : columns;
}

const fieldOf = (meaning: FileColumnMeaning): string => `column-${meaning}`;

/** The titles that the refusal of the file names, to choose from. */
function columnsOf(reason: string): readonly string[] {
  return /these columns: (.*)\. Say/s.exec(reason)?.[1]?.split(', ') ?? [];
}
