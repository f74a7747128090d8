import { type ReactNode, useId } from 'react';
import { useFormState } from './form-state.ts';
import { describedBy, Labelled } from './labelled.tsx';

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Endings and media types, as the browser offers them. */
  readonly accept: string;
  readonly choose: (file: File | null) => void;
}

/** A file, chosen or dropped: the browser's own control takes both. */
export function FileField({ name, label, hint, accept, choose }: FileFieldProps) {
  const { problems, touch } = useFormState();
  const id = useId();
  const problem = problems.get(name);
  return (
    <Labelled id={id} label={label} hint={hint} isOptional={false} problem={problem}>
      <input
        {...describedBy(id, hint !== undefined, problem)}
        type="file"
        className="drop"
        name={name}
        accept={accept}
        required
        onChange={({ target }) => {
          touch(name);
          choose(target.files?.[0] ?? null);
        }}
      />
    </Labelled>
  );
}
