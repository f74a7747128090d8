import type { ReactNode } from 'react';

interface LabelledProps {
  /** Of the input. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: ReactNode | undefined;
  /** Whether the label says so. */
  readonly isOptional: boolean;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** An input under its label and hint, with what is wrong with it below. */
export function Labelled({ id, label, hint, isOptional, problem, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="optional"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
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
