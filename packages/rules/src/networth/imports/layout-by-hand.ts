import type { FileColumnMeaning } from '@investing-platform/schema/operations';
import { columnName } from './columns.ts';
import type { Field, Layout } from './layout.ts';
import { usualMeanings } from './layouts/generic.ts';

/** What its owner says of a column. */
export interface ColumnTold {
  readonly meaning: FileColumnMeaning;
  readonly name: string;
}

const FIELDS: Readonly<Record<FileColumnMeaning, Field>> = {
  DATE: 'date',
  TYPE: 'type',
  SYMBOL: 'symbol',
  ISIN: 'isin',
  MARKET: 'market',
  QUANTITY: 'quantity',
  PRICE: 'price',
  CURRENCY: 'currency',
  FEE: 'fee',
  FEE_CURRENCY: 'feeCurrency',
  WITHHOLDING_TAX: 'tax',
  TOTAL: 'total',
  ID: 'id',
};

/** What a table needs that columns do not tell, as a sentence for a person; null: nothing. */
export function columnsLack(columns: readonly ColumnTold[]): string | null {
  const told = new Set(columns.map(({ meaning }) => meaning));
  if (!told.has('DATE')) return 'must name a column that is the DATE';
  if (!told.has('SYMBOL') && !told.has('ISIN')) return 'must name a column of SYMBOL or ISIN';
  return told.has('QUANTITY') ? null : 'must name a column that is the QUANTITY';
}

/** A table as its owner describes it. Without a TYPE the sign of the quantity tells it. */
export function layoutByHand(columns: readonly ColumnTold[]): Layout {
  const names = columns.map(({ name }) => columnName(name));
  const byField = Map.groupBy(columns, ({ meaning }) => FIELDS[meaning]);
  const places = [...byField].map(
    ([field, told]) => [field, told.map(({ name }) => columnName(name))] as const,
  );
  const table = { needs: [names], columns: Object.fromEntries(places), meanings: usualMeanings };
  return { id: 'by-hand', broker: '', kind: 'TRADE_LIST', tables: [table] };
}
