import { getIdvToken, updateIdvOutcome } from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import type { Check } from './check-types.ts';

interface ComparisonProps {
  readonly idv: Check['idv'];
  readonly isDone: boolean;
}

/** The identity provider compares a paper and the face. A built-in one compares nothing. */
export function Comparison({ idv, isDone }: ComparisonProps) {
  const { isBusy, problem, run } = useAction();
  if (isDone) return null;
  const isPending = idv?.outcome === 'PENDING';
  const tell = (sessionId: string) => {
    const params = { sessionId, outcome: 'FINISHED' as const };
    return perform(updateIdvOutcome, { params }, { repeatable: true });
  };
  const end = () =>
    run(async () => {
      if (idv !== null) await tell(idv.id);
    });
  const begin = () =>
    run(async () => {
      const { getIdvToken: session } = await api.request(getIdvToken, {});
      if (session.url !== null && session.provider !== 'simulated') {
        location.assign(session.url);
        return;
      }
      await tell(session.sessionId);
    });
  return (
    <>
      {idv?.failureReason != null && <p>{idv.failureReason}</p>}
      {isPending && <p className="fine">The provider is still comparing.</p>}
      <ProblemNotice problem={problem} />
      <div className="row-actions">
        {isPending && (
          <Button isBusy={isBusy} onClick={() => void end()}>
            I have finished
          </Button>
        )}
        <Button kind="quiet" isBusy={isBusy} onClick={() => void begin()}>
          {isPending ? 'Go on with it' : 'Begin'}
        </Button>
      </div>
    </>
  );
}
