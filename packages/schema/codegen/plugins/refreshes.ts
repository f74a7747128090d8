import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { defaultOperation, operationName } from '../default-operations.ts';
import { header, objectLiteral } from '../header.ts';
import { contractHints } from '../operation-hints.ts';

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Writes which kinds of objects each mutation changes and each query shows, for an application that
 * keeps answers: the contract's `@effect` says it, and what a query selects.
 */
export function plugin(
  _schema: unknown,
  documents: readonly { readonly document?: DocumentNode }[],
  { contract }: { contract: Contract },
): string {
  const changed = changedKinds(contract);
  const written = new Set([...changed.values()].flatMap((kinds) => [...kinds]));
  const own = documents.flatMap(({ document }) => document ?? []);
  const shown = shownKinds(contract, {
    kind: Kind.DOCUMENT,
    definitions: own.flatMap(definitionsOf),
  });
  return `${header}
/** The kinds of objects that a mutation makes, changes or deletes, by the name of its operation. */
export const changedBy: Readonly<Record<string, string>> = ${table(changed, written)};

/** The kinds of objects that a query shows and some mutation changes, by its operation's name. */
export const shownBy: Readonly<Record<string, string>> = ${table(shown, written)};
`;
}

const definitionsOf = ({ definitions }: DocumentNode) => definitions;

function table(kinds: Kinds, written: ReadonlySet<string>): string {
  const rows = [...kinds].map(([name, all]): [string, string] => [
    name,
    [...all]
      .filter((kind) => written.has(kind))
      .sort()
      .join(' '),
  ]);
  const filled = rows.filter(([, text]) => text !== '');
  return objectLiteral(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function changedKinds({ fields, schema }: Contract): Kinds {
  return new Map(
    fields
      .filter(({ type }) => type === 'Mutation')
      .map((field) => {
        const { creates, changes, deletes } = contractHints(field, schema).effect;
        return [operationName(field.name), new Set([...creates, ...changes, ...deletes])];
      }),
  );
}

/** Of the contract's own queries, and of the application's. */
function shownKinds({ fields, schema }: Contract, own: DocumentNode): Kinds {
  const reads = new Map(
    fields.map((field) => [field.name, contractHints(field, schema).effect.reads]),
  );
  const whole = fields
    .filter(({ type }) => type === 'Query')
    .flatMap((field) => parse(defaultOperation(schema, field)).definitions);
  const shown = new Map<string, Set<string>>();
  const fragments = new Map(
    own.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  for (const node of [...whole, ...own.definitions]) {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== 'query') continue;
    const kinds = new Set<string>();
    for (const part of withFragments(node, fragments)) {
      for (const { parent, name, result } of fieldsOf(schema, part)) {
        for (const kind of (parent === 'Query' ? reads.get(name) : null) ?? []) kinds.add(kind);
        kinds.add(result);
      }
    }
    shown.set(node.name?.value ?? '', kinds);
  }
  return shown;
}

type Part = DocumentNode['definitions'][number];

function withFragments(
  start: Part,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<Part> {
  const parts = new Set([start]);
  for (const part of parts) {
    visit(part, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment !== undefined) parts.add(fragment);
      },
    });
  }
  return parts;
}

interface SelectedField {
  readonly parent: string;
  readonly name: string;
  /** The type of object that it answers with; empty for a leaf. */
  readonly result: string;
}

function fieldsOf(schema: GraphQLSchema, part: Part): readonly SelectedField[] {
  const info = new TypeInfo(schema);
  const selected: SelectedField[] = [];
  visit(
    part,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const type = getNamedType(info.getType());
        const result = isObjectType(type) ? type.name : '';
        selected.push({ parent: info.getParentType()?.name ?? '', name: name.value, result });
      },
    }),
  );
  return selected;
}
