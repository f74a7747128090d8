import { statement } from '../../db/statement.ts';
import type { Frequency } from './recurring.ts';

export type NetWorthCategory =
  | 'CASH'
  | 'EQUITY'
  | 'ETF'
  | 'CRYPTO'
  | 'PROPERTY'
  | 'VEHICLE'
  | 'SAVINGS'
  | 'PENSION'
  | 'OTHER';

export type LiabilityKind =
  | 'MORTGAGE'
  | 'PERSONAL_LOAN'
  | 'STUDENT_LOAN'
  | 'CAR_LOAN'
  | 'CREDIT_CARD'
  | 'OTHER';

/** The whole of a thing; `ownershipPercent` of it is the person's. Amounts are plain decimals. */
export interface RecordedAsset {
  readonly id: string;
  readonly name: string;
  readonly category: NetWorthCategory;
  readonly quantity: string | null;
  readonly value: string;
  readonly currency: string;
  readonly ownershipPercent: string;
  /** `YYYY-MM-DD`. */
  readonly valuedOn: string;
}

/** The whole of a debt; `ownershipPercent` of it is the person's. */
export interface RecordedLiability {
  readonly id: string;
  readonly name: string;
  readonly kind: LiabilityKind;
  readonly balance: string;
  readonly currency: string;
  readonly interestRatePercent: string | null;
  readonly ownershipPercent: string;
}

export interface RecordedGoal {
  readonly id: string;
  readonly name: string;
  /** Above 0. */
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly currency: string;
  readonly targetDate: string | null;
  readonly priority: number;
}

/** An income or an expense. */
export interface RecordedFlow {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly frequency: Frequency;
  readonly startDate: string;
  readonly endDate: string | null;
}

/** Everything that a person has recorded by hand. */
export interface Recorded {
  /** Null where the person has chosen none. */
  readonly displayCurrency: string | null;
  readonly assets: readonly RecordedAsset[];
  readonly liabilities: readonly RecordedLiability[];
  readonly goals: readonly RecordedGoal[];
  readonly incomes: readonly RecordedFlow[];
  readonly expenses: readonly RecordedFlow[];
}

const MAXIMUM_ROWS = 1_000;

/** One list as JSON. Numbers go as text: JSON readers would make doubles of them. */
function list(table: string, order: string, fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, column]) => `'${name}', ${column}`);
  return `coalesce((
    select json_agg(json_build_object(${pairs.join(', ')}) order by ${order})
    from (select * from networth_${table} where user_id = $1 and tombstoned_at is null
          order by id limit ${MAXIMUM_ROWS}) as ${table}
  ), '[]'::json) as ${table}`;
}

const flow = (table: string): string =>
  list(table, 'name, id', {
    id: 'id',
    name: 'name',
    amount: 'amount::text',
    currency: 'currency',
    frequency: 'frequency',
    startDate: 'start_date::text',
    endDate: 'end_date::text',
  });

export const recordedByHand = statement<Recorded, [userId: string]>(
  'networth_recorded_by_hand',
  `select
    (select display_currency from networth_settings where user_id = $1) as "displayCurrency",
    ${list('assets', 'id', {
      id: 'id',
      name: 'name',
      category: 'category',
      quantity: 'quantity::text',
      value: 'value::text',
      currency: 'currency',
      ownershipPercent: 'ownership_percent::text',
      valuedOn: 'valued_on::text',
    })},
    ${list('liabilities', 'id', {
      id: 'id',
      name: 'name',
      kind: 'kind',
      balance: 'balance::text',
      currency: 'currency',
      interestRatePercent: 'interest_rate_percent::text',
      ownershipPercent: 'ownership_percent::text',
    })},
    ${list('goals', 'priority, id', {
      id: 'id',
      name: 'name',
      targetAmount: 'target_amount::text',
      currentAmount: 'current_amount::text',
      currency: 'currency',
      targetDate: 'target_date::text',
      priority: 'priority',
    })},
    ${flow('incomes')},
    ${flow('expenses')}`,
);
