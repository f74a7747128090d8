import { decimal, toPlain } from '../../numbers/decimal.ts';
import { type Asked, type Call, intent } from '../conversation.ts';
import {
  change,
  counted,
  foreign,
  leftOut,
  listed,
  money,
  signed,
  totals,
  units,
} from '../prose.ts';

export interface PositionRow {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: string;
  readonly quantityAvailable: string;
  readonly averageEntryPrice: string;
  readonly costBasis: string;
  readonly marketValue: string | null;
  readonly unrealizedProfitLoss: string | null;
  readonly unrealizedProfitLossPercent: string | null;
  readonly currentPrice: string | null;
  readonly currency: string;
  readonly asset: { readonly id: string } | null;
}

export const positions = (): Call => ({ name: 'getPositions', arguments: {} });

export const ofAsset = (rows: readonly PositionRow[], { asset }: Asked): PositionRow[] =>
  rows.filter((row) => row.asset?.id === asset?.id);

const nameOf = ({ name, symbol }: PositionRow): string => `${foreign(name)} (${symbol})`;

const worthOf = ({ marketValue, currency }: PositionRow): string =>
  marketValue === null ? 'no price is known' : money(marketValue, currency);

/** The largest first; what has no price last. */
function bySize(rows: readonly PositionRow[]): PositionRow[] {
  return [...rows].sort((one, other) =>
    decimal(other.marketValue ?? '-1').comparedTo(decimal(one.marketValue ?? '-1')),
  );
}

const priced = (rows: readonly PositionRow[], of: (row: PositionRow) => string | null) =>
  rows.flatMap((row) => {
    const amount = of(row);
    return amount === null ? [] : [{ amount, currency: row.currency }];
  });

export const holdings = intent<[readonly PositionRow[]]>({
  name: 'holdings',
  example: 'What do I hold?',
  patterns: [
    ...[
      'hold',
      'holding',
      'position',
      'own',
      'invested',
      'investment',
      'stocks own',
      'in portfolio',
    ],
    ...['what hold', 'which stock', 'biggest position', 'biggest holding', 'largest position'],
    ...['largest holding', 'how many position', 'portfolio'],
  ],
  asset: 'none',
  withAsset: 'one position',
  calls: () => [positions()],
  say(_asked, [rows]) {
    if (rows.length === 0) return 'You hold no positions.';
    const lines = bySize(rows).map(
      (row) => `${nameOf(row)}: ${units(row.quantity)}, ${worthOf(row)}`,
    );
    const sums = totals(priced(rows, ({ marketValue }) => marketValue)).join(' and ');
    const worth = sums === '' ? '' : `, worth ${sums}`;
    const missing = rows.filter(({ marketValue }) => marketValue === null).length;
    const first = `You hold ${counted(rows.length, 'position')}${worth}`;
    return `${first}:\n\n${listed(lines)}${leftOut(missing)}`;
  },
});

export const onePosition = intent<[readonly PositionRow[]]>({
  name: 'one position',
  example: 'How much Apple do I own?',
  patterns: [
    ...['how much own', 'how many own', 'how much hold', 'how many hold', 'position in', 'worth'],
    ...['how many share', 'holding of', 'average price', 'paid for', 'cost basis', 'how much is'],
    ...['own any', 'hold any', 'stake in', 'doing'],
  ],
  asset: 'needed',
  calls: () => [positions()],
  say(asked, [rows]) {
    const own = ofAsset(rows, asked);
    const { asset } = asked;
    if (own.length === 0) return `You hold no ${foreign(asset?.name ?? '')} (${asset?.symbol}).`;
    return own.map((row) => sentenceOf(row)).join('\n\n');
  },
});

function sentenceOf(row: PositionRow): string {
  const { currency, currentPrice, unrealizedProfitLoss: gain } = row;
  const bought = `You paid ${money(row.costBasis, currency)}, ${money(row.averageEntryPrice, currency)} for one.`;
  const first = `You hold ${units(row.quantity)} of ${nameOf(row)}`;
  if (currentPrice === null || gain === null) return `${first}; no price is known. ${bought}`;
  const percent = row.unrealizedProfitLossPercent;
  const by = percent === null ? '' : ` (${change(percent)})`;
  const worth = `worth ${worthOf(row)} at ${money(currentPrice, currency)} each`;
  return `${first}, ${worth}. ${bought} That is ${signed(gain, currency)}${by} so far.`;
}

export const unrealized = intent<[readonly PositionRow[]]>({
  name: 'unrealized gains',
  example: 'What are my unrealized gains?',
  patterns: [
    ...[
      'unrealized',
      'unrealised',
      'unrealized gain',
      'unrealised gain',
      'paper gain',
      'paper loss',
    ],
    ...['which stock winner', 'winner', 'loser', 'best performing', 'worst performing'],
    ...['best position', 'worst position', 'unrealized loss', 'unrealised loss', 'best stock'],
    ...['worst stock', 'stock lose', 'position lose', 'losing'],
  ],
  asset: 'possible',
  calls: () => [positions()],
  say(asked, [all]) {
    const rows = asked.asset === null ? all : ofAsset(all, asked);
    const gains = priced(rows, ({ unrealizedProfitLoss }) => unrealizedProfitLoss);
    if (gains.length === 0) return 'You hold nothing that has a gain or a loss now.';
    const sorted = [...rows].sort((one, other) =>
      decimal(other.unrealizedProfitLoss ?? '0').comparedTo(
        decimal(one.unrealizedProfitLoss ?? '0'),
      ),
    );
    const lines = sorted.map((row) => {
      const { unrealizedProfitLoss: gain, unrealizedProfitLossPercent: percent } = row;
      const by = percent === null ? '' : ` (${change(percent)})`;
      return `${nameOf(row)}: ${gain === null ? 'not known' : signed(gain, row.currency)}${by}`;
    });
    const first = `Unrealized gains and losses: ${sumsOf(gains)}.`;
    return `${first}${leftOut(rows.length - gains.length)}\n\n${listed(lines)}`;
  },
});

/** Sums by currency, with their signs. */
export function sumsOf(
  rows: readonly { readonly amount: string; readonly currency: string }[],
): string {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies
    .map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const sum = own.reduce((total, { amount }) => total.plus(decimal(amount)), decimal('0'));
      return signed(toPlain(sum), currency);
    })
    .join(' and ');
}
