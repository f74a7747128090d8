import type { Output } from '../output.ts';
import { isNumeric } from './cell.ts';
import { type Column, currencyPath, moneyText, valueAt } from './columns.ts';
import { csv } from './csv.ts';
import { fitting, GAP, type Sized } from './fit.ts';
import { displayWidth } from './table.ts';

/** Room for values that get longer than those of the first event. */
const SPARE = 1;

/**
 * Makes a function that gives the lines of one event after the other: JSON or CSV, or columns as
 * wide as the first event asks for, under their names.
 */
export function eventLines(output: Output, width: number | null): (event: unknown) => string {
  const columns = output.chosen ?? output.columns;
  if (output.format === 'json') return (event) => `${JSON.stringify(event)}\n`;
  const said = new Set(columns.map(currencyPath));
  let sized: readonly Aligned[] | null = null;
  return (event) => {
    const isFirst = sized === null;
    if (output.format === 'csv') {
      sized = [];
      return csv(columns, [event], isFirst);
    }
    sized ??= fitting(
      columns.map((column) => sizeOf(column, event, said)),
      output.chosen ? null : width,
    );
    const head = isFirst ? [lineOf(sized, ({ name }) => name)] : [];
    return [...head, lineOf(sized, (column) => moneyText(event, column)), ''].join('\n');
  };
}

interface Aligned extends Sized {
  readonly isNumeric: boolean;
}

function sizeOf(column: Column, event: unknown, said: ReadonlySet<string | null>): Aligned {
  const value = valueAt(event, column.path);
  return {
    ...column,
    isNumeric: isNumeric(value),
    isEmpty: value === null || value === undefined,
    isRepeated: said.has(column.path),
    width: Math.max(column.name.length, displayWidth(moneyText(event, column)) + SPARE),
  };
}

function lineOf(columns: readonly Aligned[], textOf: (column: Aligned) => string): string {
  const cells = columns.map((column) => {
    const text = textOf(column);
    const room = ' '.repeat(Math.max(0, column.width - displayWidth(text)));
    return column.isNumeric ? room + text : text + room;
  });
  return cells.join(GAP).trimEnd();
}
