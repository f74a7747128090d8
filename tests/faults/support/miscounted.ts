import type { Somebody } from './somebody-with-things.ts';

interface Position {
  readonly id: string;
  readonly brokerAccountId: string;
  readonly marketValue: string | null;
  readonly stale: boolean;
}

interface Priced {
  readonly [field: string]: unknown;
}

interface Answers {
  readonly getPositions: readonly Position[];
  readonly netWorthDashboard: {
    readonly totals: { readonly unpricedCount: number; readonly unpricedFlowCount: number };
    readonly assets: readonly Priced[];
    readonly liabilities: readonly Priced[];
    readonly incomes: readonly Priced[];
    readonly expenses: readonly Priced[];
    readonly allocation: readonly { readonly unpricedCount: number }[];
  };
  readonly fetchAllActiveStrategies: {
    readonly nodes: readonly {
      readonly unpricedCount: number;
      readonly holdings: readonly Priced[];
    }[];
  };
}

const QUESTION = `{
  getPositions { id brokerAccountId marketValue stale }
  netWorthDashboard {
    totals { unpricedCount unpricedFlowCount }
    assets { valueInDisplayCurrency }
    liabilities { balanceInDisplayCurrency }
    incomes { annualAmountInDisplayCurrency }
    expenses { monthlyAmountInDisplayCurrency }
    allocation { unpricedCount }
  }
  fetchAllActiveStrategies { nodes { unpricedCount holdings { marketValue } } }
}`;

async function answersTo({ send }: Somebody): Promise<Answers> {
  const { data, errors } = await send(QUESTION);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  // What came over the wire has the shape of the question.
  return JSON.parse(JSON.stringify(data));
}

export async function positionsOf(person: Somebody): Promise<readonly Position[]> {
  return (await answersTo(person)).getPositions;
}

/** Totals whose count of what they leave out is not that of the parts shown without a value. */
export async function miscounted(person: Somebody): Promise<string[]> {
  const answers = await answersTo(person);
  const { totals, ...parts } = answers.netWorthDashboard;
  const unknown = (rows: readonly Priced[], field: string) =>
    rows.filter((row) => row[field] === null).length;
  const assets = unknown(parts.assets, 'valueInDisplayCurrency');
  const debts = unknown(parts.liabilities, 'balanceInDisplayCurrency');
  const flows =
    unknown(parts.incomes, 'annualAmountInDisplayCurrency') +
    unknown(parts.expenses, 'monthlyAmountInDisplayCurrency');
  const slices = parts.allocation.reduce((sum, { unpricedCount }) => sum + unpricedCount, 0);
  const counts: [string, number, number][] = [
    ['net worth', totals.unpricedCount, assets + debts],
    ['incomes and expenses', totals.unpricedFlowCount, flows],
    ['allocation', slices, assets],
    ...answers.fetchAllActiveStrategies.nodes.map((active): [string, number, number] => [
      'active strategy',
      active.unpricedCount,
      unknown(active.holdings, 'marketValue'),
    ]),
  ];
  return counts.flatMap(([name, told, counted]) =>
    told === counted ? [] : [`${name} leaves out ${counted} and says ${told}`],
  );
}
