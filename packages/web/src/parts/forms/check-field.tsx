import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFormState } from './form-state.ts';
import { describedBy, FieldProblem } from './labelled.tsx';

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A box to tick, or one of several choices with `type="radio"`. */
export function CheckField({ label, hint, onChange, ...input }: CheckProps) {
  const { problems, touch } = useFormState();
  const id = useId();
  const problem = problems.get(input.name);
  return (
    <div className="check">
      <input
        type="checkbox"
        {...input}
        {...describedBy(id, hint !== undefined, problem)}
        onChange={(event) => {
          touch(input.name);
          onChange?.(event);
        }}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
