import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { LazyQuestion } from './lazy-question.tsx';

interface ReviewProps {
  readonly title: ReactNode;
  /** What the button that goes ahead says. */
  readonly yes: string;
  /** What keeps it from going ahead, in sentences. */
  readonly refusals?: readonly string[];
  readonly answer: (isMeant: boolean) => void;
  readonly children: ReactNode;
}

/** The last look at something that moves money: what will happen, before it does. */
export function Review({ title, yes, refusals = [], answer, children }: ReviewProps) {
  return (
    <LazyQuestion
      isOpen
      title={title}
      leave={() => answer(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => answer(false)}>
            Back
          </Button>
          {refusals.length === 0 && <Button onClick={() => answer(true)}>{yes}</Button>}
        </>
      }
    >
      {children}
      {refusals.length > 0 && (
        <Notice kind="bad">
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
    </LazyQuestion>
  );
}
