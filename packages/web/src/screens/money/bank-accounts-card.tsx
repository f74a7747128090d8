import { deleteSavedBankAccount } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import type { Load } from '../../api/use-reading.ts';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { BankAccountForm } from './bank-account-form.tsx';
import { BankAccountRow } from './bank-account-row.tsx';
import { bankName } from './bank-state.ts';
import type { BankAccountFacts, BankAccounts } from './money-types.ts';

const LOOK_AGAIN_MS = 5_000;

/** Where withdrawals are paid to: one account for each currency. */
export function BankAccountsCard({ load }: { readonly load: Load<BankAccounts> }) {
  const guarded = useGuarded();
  const [leaving, setLeaving] = useState<BankAccountFacts | null>(null);
  const remove = async () => {
    if (leaving === null) return;
    const params = { id: leaving.id };
    await guarded(() => perform(deleteSavedBankAccount, { params }));
    toasts.show('The bank account is deleted.');
  };
  return (
    <Card title="Bank accounts">
      <Loaded load={load}>
        {({ nzd, usd }) => {
          const saved = [nzd, usd].filter((account) => account !== null);
          return saved.length === 0 ? (
            <Empty title="None yet">Save an account to withdraw to.</Empty>
          ) : (
            <ul className="rows">
              {saved.map((account) => (
                <BankAccountRow key={account.id} account={account} remove={setLeaving} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <BankAccountForm />
      <Confirm
        isOpen={leaving !== null}
        title="Delete this bank account?"
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>{leaving !== null && bankName(leaving)}</p>
        <p>Past withdrawals stay in your records.</p>
      </Confirm>
    </Card>
  );
}

/** How soon to look at the accounts again, in milliseconds; null where none is being checked. */
export function pauseOf({ nzd, usd }: BankAccounts): number | null {
  const isChecked = [nzd, usd].some((account) => isBeingChecked(account?.replacement ?? account));
  return isChecked ? LOOK_AGAIN_MS : null;
}

function isBeingChecked(account: BankAccountFacts | null | undefined): boolean {
  return account?.status === 'PENDING_VERIFICATION';
}
