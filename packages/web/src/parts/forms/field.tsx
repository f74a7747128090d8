import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useFormState } from './form-state.ts';
import { describedBy, Labelled } from './labelled.tsx';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What stands beside the input, such as a button. */
  readonly beside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input that shows what is wrong with it. */
export function Field({ label, hint, beside, onChange, ...input }: FieldProps) {
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
    </Labelled>
  );
}
