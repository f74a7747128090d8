import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { defaultOperation } from './default-operations.ts';
import type { RootField } from './root-field.ts';

/** A leaf of what an operation's default document selects. */
export interface Leaf {
  /** Below the root field, of the rows where it comes in pages; empty where the result is one. */
  readonly path: string;
  readonly typeName: string;
  /** Whether its description says that it is in the person's display currency. */
  readonly isInDisplayCurrency: boolean;
}

/** Stands for the person's display currency, which the answer does not name. */
const DISPLAY = '@display';

/** The leaves of an operation's result, in the document's order. */
export function leavesOf(schema: GraphQLSchema, field: RootField): readonly Leaf[] {
  const [operation] = parse(defaultOperation(schema, field)).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const [root] = operation.selectionSet.selections;
  const own = (schema.getType(field.type) as GraphQLObjectType).getFields()[field.name];
  if (root?.kind !== Kind.FIELD || own === undefined) return [];
  const type = getNamedType(own.type);
  if (root.selectionSet === undefined)
    return [{ path: '', typeName: type.name, isInDisplayCurrency: false }];
  const leaves = isObjectType(type) ? leavesBelow(type, root.selectionSet, '') : [];
  const rows = leaves.filter(({ path }) => path.startsWith('nodes.'));
  if (rows.length === 0) return leaves;
  return rows.map((leaf) => ({ ...leaf, path: leaf.path.slice('nodes.'.length) }));
}

function leavesBelow(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  path: string,
): Leaf[] {
  return selections.flatMap((selection): Leaf[] => {
    if (selection.kind !== Kind.FIELD) return [];
    const { name, selectionSet } = selection;
    const field = type.getFields()[name.value];
    if (field === undefined) return [];
    const inner = getNamedType(field.type);
    const own = path + name.value;
    if (selectionSet === undefined) {
      const isInDisplayCurrency = saysDisplayCurrency(type, field.name);
      return [{ path: own, typeName: inner.name, isInDisplayCurrency }];
    }
    return isObjectType(inner) ? leavesBelow(inner, selectionSet, `${own}.`) : [];
  });
}

/** Amounts of a type that names no currency are in the one that its descriptions speak of. */
function saysDisplayCurrency(type: GraphQLObjectType, name: string): boolean {
  if (name.endsWith('InDisplayCurrency')) return true;
  const fields = Object.values(type.getFields());
  if (fields.some((field) => field.name === 'currency')) return false;
  const said = [type.description, ...fields.map(({ description }) => description)].join(' ');
  return /display currency/.test(said.replaceAll(/\s+/g, ' '));
}

/** Decimals that are no money, by the ends of their names. */
const NO_MONEY_END = /(percent|fraction|ratio|rate|points|percentOfTarget|quantity)$/i;
const NO_MONEY: ReadonlySet<string> = new Set([
  ...['delta', 'gamma', 'theta', 'vega', 'rho', 'beta', 'score', 'sentiment', 'volume'],
  ...['openInterest', 'sparkline', 'metricValue', 'minOrderSize', 'minTradeIncrement'],
  ...['yearsToExpiration', 'quantityFilled', 'quantityAvailable', 'quantitySold'],
  ...['quantityNeeded', 'quantityDelta', 'getMyForexFeeRate', ''],
]);

const KINDS: Readonly<Record<string, string>> = {
  Decimal: 'NUMBER',
  Int: 'NUMBER',
  Float: 'NUMBER',
  Date: 'DATE',
  DateTime: 'MOMENT',
};

/** The kinds of leaves by path: `AMOUNT quote.currency` is money in the currency that is there. */
export function kindsOf(leaves: readonly Leaf[]): Readonly<Record<string, string>> {
  const paths = new Set(leaves.map(({ path }) => path));
  const entries = leaves.flatMap(({ path, typeName, isInDisplayCurrency }): [string, string][] => {
    const name = nameOf(path);
    if (typeName === 'Decimal' && !NO_MONEY.has(name) && !NO_MONEY_END.test(name)) {
      const currency = isInDisplayCurrency ? DISPLAY : currencyOf(path, paths);
      return [[path, currency === null ? 'AMOUNT' : `AMOUNT ${currency}`]];
    }
    const kind = /year$/i.test(name) ? undefined : KINDS[typeName];
    return kind === undefined ? [] : [[path, kind]];
  });
  return Object.fromEntries(entries);
}

/** Where the currency of an amount stands: beside it, else above it. */
function currencyOf(path: string, paths: ReadonlySet<string>): string | null {
  const name = nameOf(path);
  // Of the portfolio that the holding is in.
  if (name.endsWith('InPortfolioCurrency')) return found(path, ['currency'], paths, 1);
  const stem = name.replace(/(Amount|Value|Price|Cost)$/, '');
  const beside = found(path, [`${stem}Currency`, `${name}Currency`, 'currency'], paths);
  return beside ?? found(path, ['asset.currency', 'instrument.currency', 'displayCurrency'], paths);
}

function found(
  path: string,
  names: readonly string[],
  paths: ReadonlySet<string>,
  levelsUp = 0,
): string | null {
  const above = path.split('.').slice(0, -1 - levelsUp);
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const prefix = above
      .slice(0, depth)
      .map((one) => `${one}.`)
      .join('');
    const own = names.map((name) => prefix + name).find((one) => paths.has(one));
    if (own !== undefined) return own;
  }
  return null;
}

function nameOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}
