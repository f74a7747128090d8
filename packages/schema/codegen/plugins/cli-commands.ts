import {
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  print,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { header, objectLiteral } from '../header.ts';
import { kindsOf, leavesOf } from '../result-leaves.ts';
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
  const leaves = fields
    .filter((field) => !isFirstParty(field))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((field) => [field.name, leavesOf(publicSchema, field)] as const);
  const results = leaves.map(([name, own]): [string, unknown] => [
    name,
    own.map(({ path }) => path),
  ]);
  const kinds = leaves.map(([name, own]): [string, unknown] => [name, kindsOf(own)]);
  return `${header}import type { InputType } from '../flags/input-type.ts';
import type { LeafKinds } from '../format/leaf-kind.ts';

/** The input types by name. */
export const inputTypes: Readonly<Record<string, InputType>> = ${objectLiteral(inputs)};

/** The values of the enums that stand in input. */
export const enumValues: Readonly<Record<string, readonly string[]>> = ${objectLiteral(enums)};

/** The leaves of each result in their order, of the rows where it comes in pages. */
export const resultPaths: Readonly<Record<string, readonly string[]>> = ${objectLiteral(results)};

/** What stands in those leaves that are no text. */
export const resultKinds: Readonly<Record<string, LeafKinds>> = ${objectLiteral(kinds)};
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
