import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import type { SheetRow } from '../../../writers/sheet.ts';
import { portfoliosOfPerson } from '../../holdings/index.ts';
import { dividends, realizedGains } from './gain-sets.ts';
import { interest } from './interest.ts';
import type { DataSet, ExportScope, SetColumn, SetDeps } from './set.ts';

const COLUMNS = [
  { name: 'taxYear', kind: 'text', paper: 1.4 },
  { name: 'yearEndsOn', kind: 'date' },
  { name: 'source', kind: 'text', paper: 3 },
  { name: 'tradingMode', kind: 'text', paper: 1.4 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'proceeds', kind: 'number', paper: 2 },
  { name: 'cost', kind: 'number', paper: 2 },
  { name: 'gain', kind: 'number', paper: 2 },
  { name: 'dividends', kind: 'number', paper: 2 },
  { name: 'interest', kind: 'number', paper: 2 },
  { name: 'withholdingTax', kind: 'number', paper: 2 },
] as const satisfies readonly SetColumn[];

const SUMS = ['proceeds', 'cost', 'gain', 'dividends', 'interest', 'withholdingTax'] as const;
type Sums = Record<(typeof SUMS)[number], Decimal>;

interface Line {
  readonly yearEndsOn: string;
  readonly source: string;
  readonly tradingMode: string | null;
  readonly currency: string;
  readonly sums: Sums;
}

/** Years of accounts are the calendar's. */
const CALENDAR = '12-31';

/** Sums of what the other sets list, by tax year, account or portfolio, and currency. */
export const taxSummary: DataSet = {
  columns: COLUMNS,
  count: async (deps, scope) => {
    const live = taxed(scope);
    const counts = [realizedGains, dividends, interest].map((set) => set.count(deps, live));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  },
  async *pages(deps, scope) {
    yield await summed(deps, taxed(scope));
  },
};

/** No state taxes practice: it is summed for who asks for it by name alone. */
function taxed(scope: ExportScope): ExportScope {
  const { tradingMode, accounts } = scope;
  if (tradingMode !== null) return scope;
  const live = accounts.filter((account) => account.tradingMode === 'LIVE');
  return { ...scope, tradingMode: 'LIVE', accounts: live };
}

async function summed(deps: SetDeps, scope: ExportScope): Promise<SheetRow[]> {
  const ends = new Map(
    (await deps.db.all(portfoliosOfPerson, scope.userId)).map((row) => [
      row.id,
      row.financialYearEnd,
    ]),
  );
  const lines = new Map<string, Line>();
  for (const [set, day, columns] of SOURCES) {
    const at = (name: string): number => set.columns.findIndex((column) => column.name === name);
    const places = { day: at(day), source: at('source'), mode: at('tradingMode') };
    const [sourceId, currency] = [at('sourceId'), at('currency')];
    for await (const page of set.pages(deps, scope)) {
      for (const row of page) {
        const id = row[sourceId] ?? '';
        const yearEndsOn = yearEnd(row[places.day] ?? '', ends.get(id) ?? CALENDAR);
        const key = `${yearEndsOn} ${id} ${row[currency]}`;
        const line = lines.get(key) ?? {
          yearEndsOn,
          source: row[places.source] ?? '',
          tradingMode: row[places.mode] ?? null,
          currency: row[currency] ?? '',
          sums: noSums(),
        };
        lines.set(key, line);
        for (const [sum, column] of columns) {
          line.sums[sum] = line.sums[sum].plus(row[at(column)] ?? 0);
        }
      }
    }
  }
  const ordered = [...lines.entries()].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return ordered.map(([, { yearEndsOn, source, tradingMode, currency, sums }]) => [
    ...[yearEndsOn.slice(0, 4), yearEndsOn, source, tradingMode, currency],
    ...SUMS.map((sum) => toPlain(sums[sum])),
  ]);
}

type Source = readonly [
  set: DataSet,
  day: string,
  columns: readonly (readonly [sum: keyof Sums, column: string])[],
];

const SOURCES: readonly Source[] = [
  [
    realizedGains,
    'soldOn',
    [
      ['proceeds', 'proceeds'],
      ['cost', 'cost'],
      ['gain', 'gain'],
    ],
  ],
  [
    dividends,
    'paidOn',
    [
      ['dividends', 'grossAmount'],
      ['withholdingTax', 'withholdingTax'],
    ],
  ],
  [interest, 'paidOn', [['interest', 'netAmount']]],
];

const noSums = (): Sums => ({
  proceeds: ZERO,
  cost: ZERO,
  gain: ZERO,
  dividends: ZERO,
  interest: ZERO,
  withholdingTax: ZERO,
});

/** The last day of the tax year that a day is in. */
function yearEnd(day: string, ends: string): string {
  const year = Number(day.slice(0, 4));
  const last = `${year}-${ends}`;
  return day <= last ? last : `${year + 1}-${ends}`;
}
