import { useAnswer } from '../../api/use-answer.ts';
import { bankAccounts, cashBalances } from '../../generated/documents.ts';
import { BankAccountsCard, pauseOf } from './bank-accounts-card.tsx';
import { CashCard } from './cash-card.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import { InterestCard } from './interest-card.tsx';
import { WithdrawCard } from './withdraw-card.tsx';
import { WithdrawalsCard } from './withdrawals-card.tsx';

/** The cards go by the same cash and bank accounts: what one changes the others show. */
export function MoneyCards() {
  const cash = useAnswer(
    cashBalances,
    {},
    { pick: (data) => data.fetchPlatformInvestAccountBalances },
  );
  const banks = useAnswer(bankAccounts, {}, { every: pauseOf });
  return (
    <div className="home-grid">
      <div className="stack">
        <CashCard load={cash} />
        {cash.data !== null && banks.data !== null && (
          <WithdrawCard cash={cash.data} banks={banks.data} />
        )}
        <WithdrawalsCard />
        <DepositsCard />
      </div>
      <div className="stack">
        <DepositCard />
        <BankAccountsCard load={banks} />
        {cash.data !== null && <InterestCard cash={cash.data} />}
      </div>
    </div>
  );
}
