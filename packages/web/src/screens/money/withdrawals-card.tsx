import { cancelWithdrawal } from '@investing-platform/schema/first-party';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useLoad } from '../../api/use-load.ts';
import { withdrawals } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { toasts } from '../../parts/toast.ts';
import { useEvery } from '../../session/use-every.ts';
import type { Withdrawal } from './money-types.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { isUnderWay } from './withdrawal-words.ts';

const LOOK_AGAIN_MILLISECONDS = 10_000;

interface WithdrawalsCardProps {
  /** Counts up where one was asked for. */
  readonly turn: number;
  readonly onMoved: () => void;
}

/** The last withdrawals. While some are under way, they are looked at again and again. */
export function WithdrawalsCard({ turn, onMoved }: WithdrawalsCardProps) {
  const load = useLoad(readWithdrawals);
  const { data, reload } = load;
  const { isBusy, problem, run } = useAction();
  useEffect(() => {
    if (turn > 0) reload();
  }, [turn, reload]);
  const isWaiting = data?.some(({ status }) => isUnderWay(status)) === true;
  useEvery(isWaiting ? LOOK_AGAIN_MILLISECONDS : null, reload);
  const cancel = (id: string) =>
    void run(async () => {
      await api.request(cancelWithdrawal, { params: { id } });
      toasts.show('The withdrawal is cancelled. What was held is free again.');
      onMoved();
    });
  return (
    <Card title="Withdrawals">
      <ProblemNotice problem={problem} />
      <Loaded load={load}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No withdrawals yet">What you withdraw is followed here.</Empty>
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

async function readWithdrawals(signal: AbortSignal): Promise<readonly Withdrawal[]> {
  const { fetchPendingUserTransactions: page } = await api.request(withdrawals, {}, { signal });
  return page.nodes.map(({ withdrawal }) => withdrawal).filter((one) => one !== null);
}
