import { startAssistantThreadWithMessage } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Card } from '../../parts/card.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { dayText } from '../../parts/text/format.ts';
import { useKeys } from '../../session/use-keys.ts';
import type { Quota } from './assistant-types.ts';
import { Composer } from './composer.tsx';

const EXAMPLES = [
  'What is my net worth?',
  'How did my net worth change this year?',
  'What dividends did I get this year?',
  'How much did I make this year?',
  'What do I hold?',
  'How far are my goals?',
  'How much do I owe?',
  'What is my savings rate?',
] as const;

interface FirstQuestionProps {
  readonly quota: Quota;
  readonly begun: (threadId: string) => void;
}

/** Begins a conversation, with questions to try. */
export function FirstQuestion({ quota, begun }: FirstQuestionProps) {
  const keys = useKeys();
  const { problem, run } = useAction();
  const begin = async (content: string) => {
    const params = { content, idempotencyKey: keys.keyFor({ content }) };
    const made = await perform(startAssistantThreadWithMessage, { params });
    keys.done();
    begun(made.startAssistantThreadWithMessage.thread.id);
  };
  const isUsedUp = quota.remaining === 0;
  return (
    <Card title="What do you want to know?" className="talk">
      {isUsedUp ? (
        <Notice kind="warn">
          Your plan’s conversations of this month are used up. You can begin a new one from{' '}
          {dayText(quota.resetsAt)}, and go on in those that you have.
        </Notice>
      ) : (
        <>
          <Composer send={begin} />
          <ProblemNotice problem={problem} />
          <h3 id="questions-to-try">Questions to try</h3>
          <ul className="starters" aria-labelledby="questions-to-try">
            {EXAMPLES.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className="starter"
                  onClick={() => void run(() => begin(example))}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
