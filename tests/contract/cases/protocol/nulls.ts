import { operationHints } from '@investing-platform/schema/hints';
import { typeDefs } from '@investing-platform/schema/server';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const mutations = Object.values(buildSchema(typeDefs).getMutationType()?.getFields() ?? {});

/** The fields of every update that may be left out but not emptied, as the contract says it. */
const updates = mutations.flatMap(({ name, args: [params] }) => {
  const input = params && getNamedType(params.type);
  if (!isInputObjectType(input) || operationHints[name] === undefined) return [];
  const fields = Object.values(input.getFields()).filter((field) =>
    field.astNode?.directives?.some((directive) =>
      directive.arguments?.some((argument) => argument.name.value === 'notNull'),
    ),
  );
  return fields.length === 0 ? [] : [{ name, type: String(params?.type), fields }];
});

/** A case for each such mutation: null is refused field by field, before anything is looked up. */
export const nullCases: readonly Case[] = updates.map(({ name, type, fields }) => ({
  title: `${name} refuses null for what cannot be empty`,
  steps: fields.map((field) =>
    step(
      `mutation ($params: ${type}) { ${name}(params: $params) { __typename } }`,
      { ...Object(operationHints[name]?.example), [field.name]: null },
      refused(name, 'BAD_USER_INPUT', field.name),
    ),
  ),
}));
