import {
  assistantAccess,
  resumeAssistants,
  stopAssistants,
} from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { momentText } from '../../parts/text/format.ts';
import { useGuarded } from '../../session/step-up.tsx';

/** The one switch that stops all assistants at once, and lets them go on. */
export function AssistantSwitch() {
  const load = useAnswer(assistantAccess, {}, { pick: (data) => data.assistantAccess });
  const { isBusy, problem, run } = useAction();
  const guarded = useGuarded();
  const stop = () =>
    run(async () => {
      await perform(stopAssistants, {});
    });
  const resume = () =>
    run(async () => {
      await guarded(() => perform(resumeAssistants, {}));
    });
  return (
    <Loaded load={load}>
      {({ stoppedAt }) => (
        <>
          <ProblemNotice problem={problem} />
          {stoppedAt === null ? (
            <Card title="Assistants">
              <p>
                While they are stopped, every request of an assistant, or of an app that asks you
                first, is refused.
              </p>
              <div className="actions">
                <Button kind="danger" isBusy={isBusy} onClick={stop}>
                  Stop all assistants
                </Button>
              </div>
            </Card>
          ) : (
            <Notice kind="warn">
              <p>
                All assistants are stopped since {momentText(stoppedAt)}, and with them every app
                that asks you first.
              </p>
              <Button isBusy={isBusy} onClick={resume}>
                Allow assistants again
              </Button>
            </Notice>
          )}
        </>
      )}
    </Loaded>
  );
}
