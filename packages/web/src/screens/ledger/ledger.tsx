import {
  type GetBrokerAccountsQuery,
  getBrokerAccounts,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { LedgerCard } from './ledger-card.tsx';

type Account = GetBrokerAccountsQuery['getBrokerAccounts'][number];

/** Whatever moved the cash of an account that the platform keeps, with the balance after it. */
export default function Ledger() {
  return (
    <>
      <Heading lead="Every entry of an account, with the cash balance after it.">
        Account ledger
      </Heading>
      <NeedsPlan what="The ledger of an account">
        <Ledgers />
      </NeedsPlan>
    </>
  );
}

function Ledgers() {
  const load = useAnswer(getBrokerAccounts, {}, { pick: (data) => data.getBrokerAccounts });
  return (
    <Loaded load={load} lines={8}>
      {(accounts) => <LedgerOf accounts={accounts} />}
    </Loaded>
  );
}

/** The live account first, and then those for practice. */
function LedgerOf({ accounts }: { readonly accounts: readonly Account[] }) {
  const practice = accounts.filter(
    ({ provider, tradingMode }) =>
      tradingMode === 'PAPER' && (provider === 'PLATFORM' || provider === 'PARTNER_PAPER'),
  );
  const hasLive = accounts.some(({ tradingMode }) => tradingMode === 'LIVE');
  const [chosen, setChosen] = useState(hasLive ? '' : (practice[0]?.id ?? ''));
  return (
    <div className="stack">
      {practice.length > 0 && (
        <SelectField
          name="account"
          label="Account"
          options={[
            ['', 'Your live account'],
            ...practice.map(({ id, name }) => [id, `${name}, play money`] as const),
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <LedgerCard key={chosen} practiceId={chosen === '' ? null : chosen} />
    </div>
  );
}
