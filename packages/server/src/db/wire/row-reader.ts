import type { RowShape } from '../session.ts';
import { asText, type ColumnParser, columnParser } from './wire-types.ts';

/** A column as the wire describes it, with what reads its texts. */
export interface Column {
  readonly name: string;
  readonly parse: ColumnParser;
}

export type Row = Record<string, unknown>;

/** Makes a row of the texts of its columns. */
export type RowReader = (texts: readonly (string | null)[]) => Row;

/** @param fields as messages of the protocol describe them */
export function columnsOf(
  fields: readonly { readonly name: string; readonly dataTypeID: number }[],
  shape: RowShape,
): Column[] {
  return fields.map(({ name, dataTypeID }) => ({ name, parse: columnParser(dataTypeID, shape) }));
}

/** Reads rows of any columns. */
export function rowReader(columns: readonly Column[]): RowReader {
  return (texts) => {
    const row: Row = {};
    for (const [index, { name, parse }] of columns.entries()) {
      const text = texts[index];
      row[name] = typeof text === 'string' ? parse(text) : null;
    }
    return row;
  };
}

const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

/**
 * Reads the rows of one statement with a function made for it: rows then have one shape, which
 * halves the cost of making them and of reading their properties. Only for named statements: they
 * are part of the program, so that there is a bounded number.
 */
export function compiledRowReader(columns: readonly Column[]): RowReader {
  const isPlain = columns.every(({ name }) => NAME.test(name) && name !== '__proto__');
  if (!isPlain) return rowReader(columns);
  const values = columns.map(({ name, parse }, at) => {
    const text = `texts[${at}]`;
    const value = parse === asText ? text : `${text} === null ? null : parse${at}(${text})`;
    return `"${name}": ${value}`;
  });
  const parsers = columns.map((_, at) => `const parse${at} = columns[${at}].parse;`);
  const body = `"use strict"; ${parsers.join(' ')} return (texts) => ({ ${values.join(', ')} });`;
  try {
    const make = new Function('columns', body) as (columns: readonly Column[]) => RowReader;
    return make(columns);
  } catch (error) {
    // Under `--disallow-code-generation-from-strings`.
    if (error instanceof EvalError) return rowReader(columns);
    throw error;
  }
}
