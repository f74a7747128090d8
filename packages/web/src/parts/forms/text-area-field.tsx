import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { useFormState } from './form-state.ts';
import { describedBy, Labelled } from './labelled.tsx';

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
    <Labelled
      id={id}
      label={label}
      hint={hint}
      isOptional={input.required !== true}
      problem={problem}
    >
      <textarea
        {...input}
        {...describedBy(id, hint !== undefined, problem)}
        onChange={() => touch(input.name)}
      />
    </Labelled>
  );
}
