import { useAnswer } from '../../../api/use-answer.ts';
import { debts as debtsDocument, flows as flowsDocument } from '../../../generated/documents.ts';
import { Card } from '../../../parts/card.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { moneyText, shareText } from '../../../parts/text/format.ts';
import { monthOf } from '../../../parts/worth/frequency.ts';
import type { Worth } from '../worth-types.ts';
import { FlowHistory } from './flow-history.tsx';
import { FlowList } from './flow-list.tsx';
import type { Flow } from './flow-types.ts';

/** What comes in and what goes out. */
export function CashFlowCard({ worth }: { readonly worth: Worth }) {
  const { totals, savingsRatePercent, currency, assets } = worth;
  const load = useAnswer(flowsDocument, {});
  const { data: debts } = useAnswer(
    debtsDocument,
    { params: { includeEnded: true } },
    { pick: (data) => data.netWorthLiabilities },
  );
  const choices = { assets, debts: debts ?? [], currency };
  return (
    <Card title="Cash flow">
      <dl className="sums">
        <div>
          <dt>Income a month</dt>
          <dd>{moneyText(monthOf(totals.totalAnnualIncome), currency)}</dd>
        </div>
        <div>
          <dt>Expenses a month</dt>
          <dd>{moneyText(totals.totalMonthlyExpenses, currency)}</dd>
        </div>
        {savingsRatePercent !== null && (
          <div>
            <dt>Saved</dt>
            <dd>{shareText(savingsRatePercent)}</dd>
          </div>
        )}
      </dl>
      {totals.unpricedFlowCount > 0 && (
        <p className="fine">{totals.unpricedFlowCount} not counted: no exchange rate is known.</p>
      )}
      <Loaded load={load} lines={4}>
        {({ netWorthIncomes, netWorthExpenses }) => (
          <>
            {netWorthIncomes.length + netWorthExpenses.length > 0 && <FlowHistory />}
            <FlowList
              kind="income"
              flows={netWorthIncomes.map((row): Flow => ({ kind: 'income', row }))}
              {...choices}
            />
            <FlowList
              kind="expense"
              flows={netWorthExpenses.map((row): Flow => ({ kind: 'expense', row }))}
              {...choices}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}
