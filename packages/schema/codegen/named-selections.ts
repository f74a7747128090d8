import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { defaultOperation, operationName, summaryNames } from './default-operations.ts';
import type { RootField } from './root-field.ts';

/** What default documents read of an object. */
export interface Selection {
  readonly type: GraphQLObjectType;
  readonly fields: readonly { readonly name: string; readonly selection: Selection | null }[];
}

/** Everything that default documents read, each under one name. */
export interface NamedSelections {
  readonly all: ReadonlyMap<string, Selection>;
  /** By root field; none for those that give no object. */
  readonly roots: ReadonlyMap<string, Selection>;
  nameOf(selection: Selection): string;
}

interface Use {
  readonly selection: Selection;
  /** The operation that was the first to read this. */
  readonly first: RootField;
  queries: number;
  times: number;
}

/**
 * Names what is read of each type. The type's own name is that of its rows, as most queries give
 * them; `...Summary` is an id and what names it, `...Detail` has all of the rows and more, and what
 * else an operation reads is called after it.
 */
export function nameSelections(
  schema: GraphQLSchema,
  fields: readonly RootField[],
): NamedSelections {
  const uses = new Map<string, Use>();
  const roots = new Map<string, Selection>();
  const note = (selection: Selection, field: RootField) => {
    const key = keyOf(selection);
    const use = uses.get(key) ?? { selection, first: field, queries: 0, times: 0 };
    use.queries += field.type === 'Query' ? 1 : 0;
    use.times += 1;
    uses.set(key, use);
    for (const own of selection.fields) if (own.selection) note(own.selection, field);
  };
  for (const field of fields) {
    const selection = rootSelection(schema, field);
    if (selection === null) continue;
    roots.set(field.name, selection);
    note(selection, field);
  }
  const names = namesOf([...uses.values()], schema);
  return {
    roots,
    all: new Map([...uses].map(([key, { selection }]) => [names.get(key) ?? '', selection])),
    nameOf(selection) {
      const name = names.get(keyOf(selection));
      if (name === undefined) throw new Error(`Nothing reads so of ${selection.type.name}`);
      return name;
    },
  };
}

function rootSelection(schema: GraphQLSchema, field: RootField): Selection | null {
  const [definition] = parse(defaultOperation(schema, field)).definitions;
  const root = schema.getType(field.type);
  if (definition?.kind !== Kind.OPERATION_DEFINITION || !isObjectType(root)) return null;
  return selectionOf(root, definition.selectionSet).fields[0]?.selection ?? null;
}

function selectionOf(type: GraphQLObjectType, { selections }: SelectionSetNode): Selection {
  const fields = selections.map((node) => {
    const field = node.kind === Kind.FIELD ? type.getFields()[node.name.value] : undefined;
    if (node.kind !== Kind.FIELD || field === undefined) throw new Error(`Odd: ${type.name}`);
    const below = getNamedType(field.type);
    const selection =
      isObjectType(below) && node.selectionSet ? selectionOf(below, node.selectionSet) : null;
    return { name: field.name, selection };
  });
  return { type, fields };
}

function keyOf({ type, fields }: Selection): string {
  const own = fields.map(({ name, selection }) => (selection ? name + keyOf(selection) : name));
  return `${type.name}{${own.join(' ')}}`;
}

function namesOf(uses: readonly Use[], schema: GraphQLSchema): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(schema.getTypeMap()));
  const byType = Map.groupBy(uses, ({ selection }) => selection.type.name);
  for (const [type, own] of byType) {
    const [rows, ...others] = own.sort(compareUses);
    if (rows === undefined) continue;
    names.set(keyOf(rows.selection), type);
    for (const use of others) {
      const wanted = `${type}${suffixOf(use.selection, rows.selection)}`;
      const name = taken.has(wanted) ? `${type}Of${operationName(use.first.name)}` : wanted;
      if (taken.has(name)) throw new Error(`Two types are called ${name}`);
      taken.add(name);
      names.set(keyOf(use.selection), name);
    }
  }
  return names;
}

/** What has more than a summary first, then what more queries read, then the smaller. */
function compareUses(a: Use, b: Use): number {
  return (
    Number(isSummary(a.selection)) - Number(isSummary(b.selection)) ||
    b.queries - a.queries ||
    b.times - a.times ||
    keyOf(a.selection).length - keyOf(b.selection).length
  );
}

function isSummary({ fields }: Selection): boolean {
  return fields.every(({ name }) => summaryNames.includes(name));
}

function suffixOf(selection: Selection, rows: Selection): string {
  if (isSummary(selection)) return 'Summary';
  const names = new Set(selection.fields.map(({ name }) => name));
  return rows.fields.every(({ name }) => names.has(name)) ? 'Detail' : '';
}
