import { useState } from 'react';
import { useQuestionScript } from './lazy-question.tsx';

/** Something that the person is asked about once more before it happens. */
export interface Asked<Subject> {
  readonly subject: Subject;
  readonly answer: (isMeant: boolean) => void;
}

/** One question at a time, and a way to ask it. */
export interface ReviewState<Subject> {
  readonly asked: Asked<Subject> | null;
  /** Gives the person's answer. */
  readonly ask: (subject: Subject) => Promise<boolean>;
}

export function useReview<Subject>(): ReviewState<Subject> {
  useQuestionScript();
  const [asked, setAsked] = useState<Asked<Subject> | null>(null);
  const ask = (subject: Subject) =>
    new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setAsked(null);
        resolve(isMeant);
      };
      setAsked({ subject, answer });
    });
  return { asked, ask };
}
