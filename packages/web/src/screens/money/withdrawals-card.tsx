import { cancelWithdrawal } from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { type WithdrawalsQuery, withdrawals } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { toasts } from '../../parts/toast.ts';
import type { Withdrawal } from './money-types.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { isUnderWay } from './withdrawal-words.ts';

const LOOK_AGAIN_MS = 10_000;

/** The last withdrawals. While some are under way, they are looked at again and again. */
export function WithdrawalsCard() {
  const load = useAnswer(withdrawals, {}, { pick: withdrawalsOf, every: pauseOf });
  const { isBusy, problem, run } = useAction();
  const cancel = (id: string) =>
    void run(async () => {
      await perform(cancelWithdrawal, { params: { id } });
      toasts.show('The withdrawal is cancelled. The cash is available again.');
    });
  return (
    <Card title="Withdrawals">
      <ProblemNotice problem={problem} />
      <Loaded load={load}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No withdrawals yet">
              Your withdrawals and their progress are listed here.
            </Empty>
          ) : (
            <ul className="rows">
              {all.map((one) => (
                <WithdrawalRow key={one.id} withdrawal={one} isBusy={isBusy} cancel={cancel} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function withdrawalsOf(answer: WithdrawalsQuery): readonly Withdrawal[] {
  const { nodes } = answer.fetchPendingUserTransactions;
  return nodes.map(({ withdrawal }) => withdrawal).filter((one) => one !== null);
}

function pauseOf(answer: WithdrawalsQuery): number | null {
  const isWaiting = withdrawalsOf(answer).some(({ status }) => isUnderWay(status));
  return isWaiting ? LOOK_AGAIN_MS : null;
}
