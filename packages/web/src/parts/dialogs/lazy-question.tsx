import { lazy, Suspense, useEffect, useState } from 'react';
import type { QuestionProps } from './question.tsx';

const load = () => import('./question.tsx');
const Question = lazy(load);

/** Loads the window of questions once the page is there, so that nobody waits for it later. */
export function useQuestionScript(): void {
  useEffect(() => {
    // Where it does not come now, it is asked for again with the question.
    load().catch(() => undefined);
  }, []);
}

/** A question in a window of its own, whose script the page does without until it is asked. */
export function LazyQuestion(props: QuestionProps) {
  useQuestionScript();
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  // It stays once it was open, so that it can close in its own time.
  return <Suspense>{wasOpen && <Question {...props} />}</Suspense>;
}
