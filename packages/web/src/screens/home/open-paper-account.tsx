import { createPartnerPaperAccount } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { useKeys } from '../../session/use-keys.ts';

/** For who has no practice account yet. */
export function OpenPaperAccount() {
  const { isBusy, problem, run } = useAction();
  const { keyFor } = useKeys();
  const open = () =>
    run(async () => {
      const params = { idempotencyKey: keyFor({}) };
      await perform(createPartnerPaperAccount, { params });
    });
  return (
    <Card title="Practice trading">
      <p>
        Open a practice account with 100,000 US dollars of play money. Prices are those of live
        accounts.
      </p>
      <ProblemNotice problem={problem} />
      <div className="actions">
        <Button isBusy={isBusy} onClick={() => void open()}>
          Open a practice account
        </Button>
      </div>
    </Card>
  );
}
