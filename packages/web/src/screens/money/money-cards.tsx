import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { bankAccounts, cashBalances } from '../../generated/documents.ts';
import { BankAccountsCard } from './bank-accounts-card.tsx';
import { CashCard } from './cash-card.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import type { BankAccounts, CashBalances } from './money-types.ts';
import { WithdrawCard } from './withdraw-card.tsx';
import { WithdrawalsCard } from './withdrawals-card.tsx';

/** The cards go by the same cash and bank accounts: what one changes the others show. */
export function MoneyCards() {
  const cash = useLoad(readCash);
  const banks = useLoad(readBanks);
  const [turn, setTurn] = useState(0);
  const onMoved = () => {
    setTurn((last) => last + 1);
    cash.reload();
  };
  return (
    <div className="home-grid">
      <div className="stack">
        <CashCard load={cash} />
        {cash.data !== null && banks.data !== null && (
          <WithdrawCard cash={cash.data} banks={banks.data} onMoved={onMoved} />
        )}
        <WithdrawalsCard turn={turn} onMoved={onMoved} />
        <DepositsCard />
      </div>
      <div className="stack">
        <DepositCard />
        <BankAccountsCard load={banks} />
      </div>
    </div>
  );
}

async function readCash(signal: AbortSignal): Promise<CashBalances> {
  return (await api.request(cashBalances, {}, { signal })).fetchPlatformInvestAccountBalances;
}

async function readBanks(signal: AbortSignal): Promise<BankAccounts> {
  return api.request(bankAccounts, {}, { signal });
}
