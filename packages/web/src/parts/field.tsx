import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFormState } from './form-state.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What stands beside the input, such as a button. */
  readonly beside?: ReactNode;
}

/** A labelled input that shows what is wrong with it. */
export function Field({ label, hint, beside, onChange, ...input }: FieldProps) {
  const { problems, touch } = useFormState();
  const id = useId();
  const problem = problems.get(input.name);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {input.required !== true && <span className="optional"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="input-row">
        <input
          {...input}
          {...describedBy(id, hint !== undefined, problem)}
          onChange={(event) => {
            touch(input.name);
            onChange?.(event);
          }}
        />
        {beside}
      </div>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** What ties an input to its label, its hint and its problem. */
export function describedBy(id: string, hasHint: boolean, problem: string | undefined) {
  const texts = [hasHint && `${id}-hint`, problem !== undefined && `${id}-problem`];
  return {
    id,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem !== undefined || undefined,
  };
}

export function FieldProblem({
  id,
  problem,
}: {
  readonly id: string;
  readonly problem: string | undefined;
}) {
  if (problem === undefined) return null;
  return (
    <p className="field-problem" id={`${id}-problem`}>
      {problem}
    </p>
  );
}
