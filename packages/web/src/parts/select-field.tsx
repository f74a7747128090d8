import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { describedBy, FieldProblem } from './field.tsx';
import { useFormState } from './form-state.ts';

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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
