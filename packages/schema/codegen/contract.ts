import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  Source,
  type TypeDefinitionNode,
  visit,
} from 'graphql';
import { checkContract, type OperationRow } from './check-contract.ts';
import { isFirstParty, type RootField, type RootType, rootTypes } from './root-field.ts';

const packageDir = join(import.meta.dirname, '..');
/** The contract as read from the SDL files and the operation table. */
export interface Contract {
  /** All definitions, root types merged. */
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  /** The public part: without first-party root fields and what only they use. */
  readonly publicDocument: DocumentNode;
  readonly publicSchema: GraphQLSchema;
  readonly fields: readonly RootField[];
  readonly table: readonly OperationRow[];
}

/**
 * Reads and checks the contract.
 * Throws one error that lists every breach of the contract's own rules.
 */
export function loadContract(): Contract {
  const files = sdlFiles();
  const fields: RootField[] = [];
  const definitions = files.flatMap(({ domain, document }) => {
    for (const field of rootFieldsOf(document)) fields.push({ ...field, domain });
    return document.definitions;
  });
  const document = mergeRootTypes({ kind: Kind.DOCUMENT, definitions }, fields);
  const schema = buildASTSchema(document);
  const publicDocument = publicPart(document, fields);
  const publicSchema = buildASTSchema(publicDocument);
  const table = readOperationTable();
  checkContract({ schema, publicSchema, fields, table });
  return { document, schema, publicDocument, publicSchema, fields, table };
}

function sdlFiles(): { domain: string; document: DocumentNode }[] {
  const source = join(packageDir, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => Number(b.startsWith('base/')) - Number(a.startsWith('base/')) || cmp(a, b))
    .map((path) => ({
      domain: path.split('/')[0] ?? '',
      document: parse(new Source(readFileSync(join(source, path), 'utf8'), path)),
    }));
}

const cmp = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readOperationTable(): OperationRow[] {
  const [, ...lines] = readFileSync(join(packageDir, 'data/operations.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => {
    const [, type = '', scope = '', name = ''] = line.match(/"[^"]*"|[^,]+/g) ?? [];
    return { type: type as RootType, scope, name };
  });
}

function rootFieldsOf(document: DocumentNode): Omit<RootField, 'domain'>[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    const type = rootTypes.find((name) => name === definition.name.value);
    if (type === undefined)
      throw new Error(`Only root types are extended: ${definition.name.value}`);
    return (definition.fields ?? []).map((node) => ({ name: node.name.value, type, node }));
  });
}

/** Puts the fields of all `extend type Query` into `type Query`, and drops an empty root type. */
function mergeRootTypes(document: DocumentNode, fields: readonly RootField[]): DocumentNode {
  const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) return [];
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [definition];
    if (!rootTypes.some((name) => name === definition.name.value)) return [definition];
    const own = fields.filter(({ type }) => type === definition.name.value);
    return own.length === 0 ? [] : [{ ...definition, fields: own.map(({ node }) => node) }];
  });
  return { kind: Kind.DOCUMENT, definitions };
}

/** Leaves out first-party root fields, and every type that nothing else reaches. */
function publicPart(document: DocumentNode, fields: readonly RootField[]): DocumentNode {
  const hidden = new Set(fields.filter(isFirstParty).map(({ name }) => name));
  const isRoot = (node: ObjectTypeDefinitionNode) =>
    rootTypes.some((name) => name === node.name.value);
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && isRoot(definition)
      ? {
          ...definition,
          fields: (definition.fields ?? []).filter(({ name }) => !hidden.has(name.value)),
        }
      : definition,
  );
  const types = new Map<string, TypeDefinitionNode>();
  for (const definition of definitions) {
    if ('name' in definition && definition.name && definition.kind !== Kind.DIRECTIVE_DEFINITION) {
      types.set(definition.name.value, definition as TypeDefinitionNode);
    }
  }
  const reached = new Set<string>(['Scope', 'ConstraintFormat']);
  const queue: string[] = [...rootTypes];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const definition = types.get(name);
    if (!definition || reached.has(name)) continue;
    reached.add(name);
    visit(definition, { NamedType: (node) => void queue.push(node.name.value) });
  }
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.filter((definition) =>
      definition.kind === Kind.DIRECTIVE_DEFINITION
        ? definition.name.value !== 'sessionOnly'
        : 'name' in definition &&
          definition.name !== undefined &&
          reached.has(definition.name.value),
    ),
  };
}
