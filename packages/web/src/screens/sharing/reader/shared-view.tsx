import type { SharedNetWorthDashboardQuery } from '@investing-platform/schema/operations';
import type { ReactNode } from 'react';
import { Card } from '../../../parts/card.tsx';
import { Figure } from '../../../parts/figure.tsx';
import {
  momentText,
  moneyText,
  percentText,
  plainName,
  shareText,
} from '../../../parts/text/format.ts';
import { Unpriced } from '../../../parts/unpriced.tsx';
import { Allocation } from '../../../parts/worth/allocation.tsx';
import { categoryText } from '../../../parts/worth/category-words.ts';
import { monthOf } from '../../../parts/worth/frequency.ts';
import { GoalProgress } from '../../../parts/worth/goal-progress.tsx';
import { SharedTable } from './shared-table.tsx';

type Shared = SharedNetWorthDashboardQuery['sharedNetWorthDashboard'];

interface SharedViewProps {
  readonly shared: Shared;
  /** The history, where it is shown. */
  readonly history: ReactNode;
}

/** What a share link shows. The owner's preview is drawn by the same. */
export function SharedView({ shared, history }: SharedViewProps) {
  const { totals, allocation, assets, liabilities, cashFlow, goals, currency, asOf } = shared;
  return (
    <div className="stack">
      {currency === null && <p className="fine">Amounts are hidden: only percentages are shown.</p>}
      {totals !== null && <Totals totals={totals} currency={currency} />}
      {history}
      {allocation !== null && (
        <Card title="Allocation">
          <Allocation slices={allocation} currency={currency} />
        </Card>
      )}
      {assets !== null && (
        <Card title="Owned">
          <SharedTable
            caption="Owned"
            currency={currency}
            rows={assets.map(({ id, name, category, value, percent, gainPercent }) => ({
              id,
              name,
              kind: categoryText(category),
              value,
              percent,
              gainPercent,
            }))}
          />
        </Card>
      )}
      {liabilities !== null && (
        <Card title="Owed">
          <SharedTable
            caption="Owed"
            currency={currency}
            rows={liabilities.map(({ id, name, kind, balance, percent }) => ({
              id,
              name,
              kind: plainName(kind),
              value: balance,
              percent,
              gainPercent: null,
            }))}
          />
        </Card>
      )}
      {cashFlow !== null && <CashFlow cashFlow={cashFlow} currency={currency} />}
      {goals !== null && (
        <Card title="Goals">
          {goals.length === 0 && <p className="fine">None.</p>}
          <ul className="rows">
            {goals.map((goal) => (
              <li className="row" key={goal.id}>
                <GoalProgress goal={goal} currency={goal.currency} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="fine">As of {momentText(asOf)}.</p>
    </div>
  );
}

interface TotalsProps {
  readonly totals: NonNullable<Shared['totals']>;
  readonly currency: string | null;
}

function Totals({ totals, currency }: TotalsProps) {
  const { netWorth, totalAssets, totalLiabilities, debtToAssetPercent } = totals;
  const change = totals.monthChangePercent;
  const rows = [
    ['Owned', amount(totalAssets, currency)],
    ['Owed', amount(totalLiabilities, currency)],
    ['Debts, of what is owned', debtToAssetPercent === null ? null : shareText(debtToAssetPercent)],
    ['In a month', change === null ? null : percentText(change)],
  ] as const;
  return (
    <Card title="Net worth">
      {netWorth !== null && currency !== null && <Figure amount={netWorth} currency={currency} />}
      <Sums rows={rows} />
      <Unpriced count={totals.unpricedCount} />
    </Card>
  );
}

interface CashFlowProps {
  readonly cashFlow: NonNullable<Shared['cashFlow']>;
  readonly currency: string | null;
}

function CashFlow({ cashFlow, currency }: CashFlowProps) {
  const { totalAnnualIncome, totalMonthlyExpenses, savingsRatePercent } = cashFlow;
  const rows = [
    [
      'Income a month',
      totalAnnualIncome === null ? null : amount(monthOf(totalAnnualIncome), currency),
    ],
    ['Expenses a month', amount(totalMonthlyExpenses, currency)],
    ['Saved', savingsRatePercent === null ? null : shareText(savingsRatePercent)],
  ] as const;
  return (
    <Card title="Cash flow">
      <Sums rows={rows} />
    </Card>
  );
}

interface SumsProps {
  /** Those without a text are left out. */
  readonly rows: readonly (readonly [title: string, text: string | null])[];
}

function Sums({ rows }: SumsProps) {
  return (
    <dl className="sums">
      {rows
        .filter(([, text]) => text !== null)
        .map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function amount(value: string | null, currency: string | null): string | null {
  return value === null || currency === null ? null : moneyText(value, currency);
}
