import type { TradeType } from '@investing-platform/schema/operations';
import { toPlain, ZERO } from '../../numbers/decimal.ts';
import type { Columns } from './columns.ts';
import type { Meaning } from './layout.ts';
import { Cells, plainOrNull, type Writing } from './read-cells.ts';
import { CERTAIN, DOUBTFUL, LIKELY, type Named, type RowRead } from './row-read.ts';
import { sumsOf } from './trade-sums.ts';

/** What a row says, without where it stands. */
export interface Said extends Omit<RowRead, 'rowNumber' | 'rawText'> {
  /** Whether `trade` is one that the row takes back. */
  readonly takesBack?: boolean;
}

const nothing = (problem: string, confidencePercent = 0): Said => ({
  confidencePercent,
  trade: null,
  dividend: null,
  problem,
});

const MEANINGS_OF_MONEY =
  'Money alone is not kept in a tracked portfolio, so that nothing came of it.';
const SPLIT_RATIO = /(\d{1,6})\s*(?:for|:|-for-)\s*(\d{1,6})/i;

/** What a row means: by its kind, or by what it tells. */
export function meaningOf(columns: Columns, cells: readonly string[]): Meaning | string {
  const text = columns.text(cells, 'type') ?? columns.text(cells, 'details');
  if (text === null) {
    const isKnown = columns.has('type') || columns.has('details');
    return isKnown ? `${capital(columns.nameOf('type'))} is empty.` : 'BY_SIGN';
  }
  const { layout } = columns;
  if (layout.passed !== undefined && says(columns, cells, layout.passed)) return 'PASS';
  const found = layout.meanings.find(([pattern]) => pattern.test(text.trim()))?.[1];
  const isMoney = layout.money?.test(columns.text(cells, 'symbol') ?? '') === true;
  if (found !== undefined && found !== 'BY_SIGN' && isMoney) return 'CASH';
  return (
    found ??
    `${capital(columns.nameOf('type'))}: “${text.slice(0, 60).toWellFormed()}” is not known.`
  );
}

const says = (
  columns: Columns,
  cells: readonly string[],
  [column, pattern]: readonly [string, RegExp],
): boolean => pattern.test(columns.cell(cells, column));

const MEANT = new Set<string>([
  ...['BUY', 'SELL', 'BY_SIGN', 'BUY_CANCELED', 'SELL_CANCELED'],
  ...['OPENING_BALANCE', 'TRANSFER_IN', 'TRANSFER_OUT', 'BONUS'],
  ...['DIVIDEND', 'TAX', 'SPLIT', 'CASH', 'PASS'],
]);
export const isMeaning = (text: string): text is Meaning => MEANT.has(text);

/** What a row says that means something of its own: taxes and pairs are put together elsewhere. */
export function readRow(
  columns: Columns,
  cells: readonly string[],
  meaning: Meaning,
  writing: Writing,
): Said {
  if (meaning === 'CASH') return nothing(MEANINGS_OF_MONEY, CERTAIN);
  const row = new Cells(columns, cells, writing);
  const said =
    meaning === 'DIVIDEND' ? dividend(row) : trade(row, meaning, { columns, cells, writing });
  if (row.problems.length === 0) return said;
  return nothing(`${capital(row.problems.join('; '))}.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Place {
  readonly columns: Columns;
  readonly cells: readonly string[];
  readonly writing: Writing;
}

function trade(row: Cells, meaning: Meaning, { columns, cells, writing }: Place): Said {
  const tradedOn = row.day();
  const named = row.named();
  const raw = row.rawCurrency();
  const currency = row.currencyOf('currency');
  if (meaning === 'SPLIT') return split(row, { tradedOn, named, currency, columns, cells });
  const signed = row.number('quantity');
  const total = row.total(raw);
  const isOfPrice = total !== null && (total.currency === null || total.currency === currency);
  const { canceled } = columns.layout;
  const isCanceled = canceled !== undefined && says(columns, cells, canceled);
  const type = typeOf(meaning, signed?.isNegative() === true, isCanceled);
  const isLess = signed?.isNegative() === true && BROUGHT.has(type);
  const fee = row.fees();
  const sums = sumsOf(columns, {
    type,
    units: signed?.abs() ?? null,
    price: row.number('price', raw)?.abs() ?? null,
    step: row.step('price', raw),
    paid: isOfPrice ? total.value.abs() : null,
    fee,
    tax: row.number('tax')?.abs() ?? ZERO,
  });
  for (const field of sums.missing) row.problems.push(`${columns.nameOf(field)} is missing`);
  const { quantity, price } = sums;
  if (tradedOn === null || named === null || quantity === null) return nothing('');
  const isUnchecked = writing.needsTotal === true && sums.agrees && !sums.isChecked;
  const problem = !sums.agrees ? DISAGREES : isUnchecked ? UNCHECKED : fee.cameBack;
  return {
    takesBack: isCanceled || isLess || /_CANCELED$/.test(meaning),
    confidencePercent: !sums.agrees ? DOUBTFUL : problem === null ? CERTAIN : LIKELY,
    trade: {
      type,
      tradedOn,
      named,
      quantity: toPlain(quantity),
      price: plainOrNull(price),
      currency,
      fee: toPlain(sums.fee.value.toDecimalPlaces(FEE_PLACES)),
      feeCurrency: sums.fee.currency,
      ratio: null,
      externalId: row.id(),
    },
    dividend: null,
    problem,
  };
}

/** What brings units: fewer than none of them take back others. */
const BROUGHT = new Set<TradeType>(['BUY', 'OPENING_BALANCE', 'TRANSFER_IN', 'BONUS']);

function typeOf(meaning: Meaning, isNegative: boolean, isCanceled: boolean): TradeType {
  if (meaning === 'BY_SIGN') return isNegative === isCanceled ? 'BUY' : 'SELL';
  return meaning.replace('_CANCELED', '') as TradeType;
}

const FEE_PLACES = 8;
const DISAGREES = 'Quantity, price and fee do not give the total. Compare them.';
const UNCHECKED = 'No total confirms its numbers. Compare them with the file.';

interface SplitSaid {
  readonly tradedOn: string | null;
  readonly named: Named | null;
  readonly currency: string | null;
  readonly columns: Columns;
  readonly cells: readonly string[];
}

/** A ratio that the text tells; units that were added say nothing without what was held. */
function split(row: Cells, { tradedOn, named, currency, columns, cells }: SplitSaid): Said {
  const texts = (['type', 'details', 'name'] as const).map((field) => columns.text(cells, field));
  const [, one, other] = SPLIT_RATIO.exec(texts.join(' ')) ?? [];
  const ratio = { numerator: Number(one), denominator: Number(other) };
  if (tradedOn === null || named === null) return nothing('');
  if (one === undefined || ratio.numerator === ratio.denominator || ratio.denominator < 1) {
    row.problems.push('a split without its ratio: record it by hand');
    return nothing('');
  }
  return {
    confidencePercent: LIKELY,
    trade: {
      type: ratio.numerator > ratio.denominator ? 'SPLIT' : 'CONSOLIDATION',
      tradedOn,
      named,
      quantity: null,
      price: null,
      currency,
      fee: '0',
      feeCurrency: null,
      ratio,
      externalId: row.id(),
    },
    dividend: null,
    problem: 'Compare the ratio of the split before you confirm it.',
  };
}

function dividend(row: Cells): Said {
  const paidOn = row.day();
  const named = row.named();
  const raw = row.rawCurrency();
  const currency = row.currencyOf('currency');
  const quantity = row.number('quantity')?.abs() ?? null;
  const price = row.number('price', raw)?.abs() ?? null;
  const tax = row.number('tax')?.abs() ?? ZERO;
  const total = row.total(raw);
  const isOfPrice = total !== null && (total.currency === null || total.currency === currency);
  const byUnits = price === null || quantity === null ? null : price.times(quantity);
  const gross = isOfPrice ? total.value.plus(tax) : byUnits;
  if (gross === null) row.problems.push('it names no amount');
  else if (gross.isNegative())
    row.problems.push('a dividend that was taken back: reject it by hand');
  if (paidOn === null || named === null || gross === null) return nothing('');
  return {
    confidencePercent: LIKELY,
    trade: null,
    dividend: {
      paidOn,
      named,
      grossAmount: toPlain(gross.toDecimalPlaces(8)),
      withholdingTax: toPlain(tax.toDecimalPlaces(8)),
      currency,
      quantity: quantity === null || quantity.isZero() ? null : toPlain(quantity),
      externalId: row.id(),
    },
    problem: 'The file does not state the ex-dividend date: check the payment, then confirm it.',
  };
}
