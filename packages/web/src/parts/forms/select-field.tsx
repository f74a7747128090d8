import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { useFormState } from './form-state.ts';
import { describedBy, Labelled } from './labelled.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Value and text of each choice. */
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled choice of one. The platform's own control, which every device knows best. */
export function SelectField({ label, hint, options, onChange, ...select }: SelectProps) {
  const { problems, touch } = useFormState();
  const id = useId();
  const problem = problems.get(select.name);
  return (
    <Labelled id={id} label={label} hint={hint} isOptional={false} problem={problem}>
      <select
        {...select}
        {...describedBy(id, hint !== undefined, problem)}
        onChange={(event) => {
          touch(select.name);
          onChange?.(event);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
