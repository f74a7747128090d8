import {
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { defaultOperation } from '../default-operations.ts';
import { header, objectLiteral } from '../header.ts';
import { isFirstParty } from '../root-field.ts';

/**
 * Writes what the CLI makes its commands from: the input types for the flags, and for the columns
 * what each operation's document selects.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  const types = Object.values(config.contract.publicSchema.getTypeMap()).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const inputs = types.filter(isInputObjectType).map((type): [string, unknown] => {
    const fields = Object.values(type.getFields()).map(fieldOf);
    return [type.name, { isOneOf: type.isOneOf, fields }];
  });
  const used = new Set(
    types
      .filter(isInputObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type))),
  );
  const enums = types
    .filter((type) => isEnumType(type) && used.has(type))
    .map((type): [string, unknown] => [
      type.name,
      isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
    ]);
  const { publicSchema, fields } = config.contract;
  const results = fields
    .filter((field) => !isFirstParty(field))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((field): [string, unknown] => [
      field.name,
      selectedPaths(defaultOperation(publicSchema, field)),
    ]);
  return `${header}import type { InputType } from '../input-type.ts';

/** The input types by name. */
export const inputTypes: Readonly<Record<string, InputType>> = ${objectLiteral(inputs)};

/** The values of the enums that stand in input. */
export const enumValues: Readonly<Record<string, readonly string[]>> = ${objectLiteral(enums)};

/** The leaves of each result in their order, of the rows where it comes in pages. */
export const resultPaths: Readonly<Record<string, readonly string[]>> = ${objectLiteral(results)};
`;
}

function fieldOf(field: GraphQLInputField): object {
  const text = (field.description ?? '').replaceAll(/\s+/g, ' ').trim();
  const preset = field.astNode?.defaultValue;
  const isSaid = preset === undefined || text.includes('Default:');
  return {
    name: field.name,
    type: String(field.type),
    isRequired: isRequiredInputField(field),
    most: mostOf(field),
    description: isSaid ? text : `${text} Default: ${print(preset)}.`,
  };
}

/** The greatest value that `@constraint` allows; null where it names none. */
function mostOf({ astNode }: GraphQLInputField): number | null {
  const constraint = astNode?.directives?.find(({ name }) => name.value === 'constraint');
  const most = constraint?.arguments?.find(({ name }) => name.value === 'max')?.value;
  return most && 'value' in most ? Number(most.value) : null;
}

/** The paths of the leaves below the root field; `` where its result is a leaf. */
function selectedPaths(document: string): string[] {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || root.selectionSet === undefined) return [''];
  const paths = leavesOf(root.selectionSet, '');
  const rows = paths.filter((path) => path.startsWith('nodes.'));
  return rows.length === 0 ? paths : rows.map((path) => path.slice('nodes.'.length));
}

function leavesOf({ selections }: SelectionSetNode, path: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const own = path + selection.name.value;
    return selection.selectionSet ? leavesOf(selection.selectionSet, `${own}.`) : [own];
  });
}
