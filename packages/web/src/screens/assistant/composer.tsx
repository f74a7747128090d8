import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';

interface ComposerProps {
  /** Sends what was typed; where it fails, what was typed stays. */
  readonly send: (content: string) => Promise<void>;
  /** Whether nothing can be sent now. */
  readonly isClosed?: boolean;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

const MAX_CHARACTERS = 10_000;

/** Where a question is typed: Enter sends it, with Shift it begins a new line. */
export function Composer({ send, isClosed = false, children }: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState('');
  const { isBusy, problem, run } = useAction();
  const submit = async () => {
    if (content.trim() === '' || isClosed) {
      box.current?.focus();
      return;
    }
    if (await run(() => send(content.trim()))) setContent('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className="composer" onSubmit={onSubmit} noValidate>
      <ProblemNotice problem={problem} />
      <label className="unseen" htmlFor={id}>
        Your question
      </label>
      <textarea
        id={id}
        ref={box}
        className="input"
        rows={2}
        maxLength={MAX_CHARACTERS}
        placeholder="Ask about your money"
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="actions">
        {!isClosed && (
          <Button type="submit" isBusy={isBusy}>
            Ask
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
