import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { contractHints } from '../operation-hints.ts';
import { isFirstParty, type RootField } from '../root-field.ts';

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  DateTime: 'Date',
  JSON: 'unknown',
};

/** Writes what the mocks store of each object type, and what each operation is given. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  { contract }: { contract: Contract },
): string {
  const types = Object.values(contract.publicSchema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const beside = inputsBeside(contract);
  const rows = types.filter(isObjectType).flatMap(({ name }) => (isRoot(name) ? [] : [name]));
  const lines = types.flatMap((type) => {
    if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => `'${name}'`);
      return [`type ${type.name} = ${values.join(' | ')};`];
    }
    if (isInputObjectType(type)) return [`export type ${type.name} = {${membersOf(type)}};`];
    if (!isObjectType(type) || isRoot(type.name)) return [];
    const own = Object.values(type.getFields()).map(({ name, type: field }) =>
      name === 'id' ? ' readonly id: string;' : member(name, field, true),
    );
    const kept = [...(beside.get(type.name) ?? [])].map(([name, given]) => member(name, given));
    return [`export type ${type.name}Row = {${[...own, ...kept].join('')} };`];
  });
  return `${header}import type { Link } from '../contract/link.ts';

${lines.join('\n')}

/** What the mocks store of an object, by the name of its type: a field may wait for a fact. */
export type RowTypes = {
${rows.map((name) => `  ${name}: ${name}Row;`).join('\n')}
};

/** What each operation is given, as the engine has read it. */
export type Inputs = {
${operationsOf(contract)
  .map(({ name, input }) => `  ${name}: ${input ?? 'Record<never, never>'};`)
  .join('\n')}
};

/** The type of the object that a mutation makes, changes or deletes; of others nothing is said. */
export type Subjects = {
${operationsOf(contract)
  .flatMap(({ field, name }) => {
    const subject = subjectOf(contract, field);
    return subject === undefined ? [] : [`  ${name}: '${subject}';`];
  })
  .join('\n')}
};
`;
}

/** That of the result, else the first that goes or changes, else what an answer is wrapped around. */
function subjectOf({ publicSchema }: Contract, field: RootField): string | undefined {
  const { creates, changes, deletes } = contractHints(field, publicSchema).effect;
  const result = publicSchema.getMutationType()?.getFields()[field.name]?.type;
  if (result === undefined) return undefined;
  const { name } = getNamedType(result);
  const written = [...deletes, ...changes, ...creates];
  if (written.includes(name)) return name;
  const counts = name === 'OperationResult' || name.endsWith('Deletion');
  return counts ? written[0] : creates[0];
}

const isRoot = (name: string): boolean => ['Query', 'Mutation', 'Subscription'].includes(name);

function membersOf(type: { getFields(): Record<string, { type: GraphQLInputType }> }): string {
  const members = Object.entries(type.getFields()).map(([name, { type: given }]) =>
    member(name, given),
  );
  return `${members.join('')} `;
}

/** @param isStored whether another object may stand as a link */
function member(name: string, type: GraphQLInputType | GraphQLOutputType, isStored = false) {
  const isNeeded = !isStored && isNonNullType(type);
  return ` ${name}${isNeeded ? '' : '?'}: ${typeOf(type, isStored)};`;
}

function typeOf(type: GraphQLInputType | GraphQLOutputType, isStored: boolean): string {
  if (!isNonNullType(type)) return `${present(type, isStored)} | null`;
  return present(type.ofType, isStored);
}

function present(type: GraphQLInputType | GraphQLOutputType, isStored: boolean): string {
  if (isListType(type)) {
    const item = typeOf(type.ofType, isStored);
    return `readonly ${item.includes('|') ? `(${item})` : item}[]`;
  }
  const named = getNamedType(type);
  if (isObjectType(named)) {
    return 'id' in named.getFields() ? `Link | ${named.name}Row` : `${named.name}Row`;
  }
  if (isInputObjectType(named) || isEnumType(named)) return named.name;
  return SCALARS[named.name] ?? 'string';
}

function operationsOf({ fields, publicSchema }: Contract) {
  return fields.flatMap((field) => {
    if (isFirstParty(field)) return [];
    const input = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`;
    const known = isInputObjectType(publicSchema.getType(input)) ? input : null;
    return [{ field, name: field.name, input: known }];
  });
}

/** Inputs of the operations that make or change an object, by its type, that no field of it shows. */
function inputsBeside(contract: Contract): Map<string, Map<string, GraphQLInputType>> {
  const found = new Map<string, Map<string, GraphQLInputType>>();
  const { publicSchema } = contract;
  for (const { field, input } of operationsOf(contract)) {
    const type = input === null ? undefined : publicSchema.getType(input);
    if (!isInputObjectType(type)) continue;
    const { creates, changes } = contractHints(field, publicSchema).effect;
    for (const target of new Set([...creates, ...changes])) {
      const made = publicSchema.getType(target);
      if (!isObjectType(made)) continue;
      const kept = found.get(target) ?? new Map<string, GraphQLInputType>();
      for (const [name, { type: given }] of Object.entries(type.getFields())) {
        if (name === 'ids' || name === 'id' || name in made.getFields() || kept.has(name)) continue;
        kept.set(name, isNonNullType(given) ? given.ofType : given);
      }
      found.set(target, kept);
    }
  }
  return found;
}
