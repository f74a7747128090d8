import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, FieldProblem } from './field.tsx';
import { useFormState } from './form-state.ts';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A labelled text of several lines. */
export function TextAreaField({ label, hint, ...input }: TextAreaProps) {
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
      <textarea
        {...input}
        {...describedBy(id, hint !== undefined, problem)}
        onChange={() => touch(input.name)}
      />
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
