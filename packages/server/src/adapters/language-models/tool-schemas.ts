import { shortDocuments } from '@investing-platform/rules/assistant/documents';
import { proposalTools } from '@investing-platform/rules/assistant/proposals';
import type { ModelTool } from '../../ports/language-model.ts';

/** Of nested inputs: deeper ones are left open. */
const MAX_DEPTH = 4;
const MAX_DESCRIPTION_CHARACTERS = 600;

const KINDS: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

let made: Promise<readonly ModelTool[]> | undefined;

/** What models choose among: queries of the contract, and proposals. Made once, on first use. */
export function contractTools(): Promise<readonly ModelTool[]> {
  made ??= makeTools();
  return made;
}

async function makeTools(): Promise<readonly ModelTool[]> {
  const [graphql, { typeDefs }] = await Promise.all([
    import('graphql'),
    import('@investing-platform/schema/server'),
  ]);
  const schema = graphql.buildSchema(typeDefs);
  const queries = schema.getQueryType()?.getFields() ?? {};

  function ofType(type: import('graphql').GraphQLInputType, depth: number): object {
    if (graphql.isNonNullType(type)) return ofType(type.ofType, depth);
    if (graphql.isListType(type)) return { type: 'array', items: ofType(type.ofType, depth) };
    if (graphql.isEnumType(type)) {
      return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    }
    if (graphql.isInputObjectType(type)) return ofFields(type, depth);
    return { type: KINDS[type.name] ?? 'string' };
  }

  function ofFields(type: import('graphql').GraphQLInputObjectType, depth: number) {
    if (depth >= MAX_DEPTH) return { type: 'object' };
    const fields = Object.values(type.getFields());
    const properties = fields.map(({ name, type: of, description }) => [
      name,
      { ...ofType(of, depth + 1), ...(description == null ? {} : { description }) },
    ]);
    const required = fields.filter((field) => graphql.isRequiredInputField(field));
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: required.map(({ name }) => name),
      additionalProperties: false,
    };
  }

  const queryTools = Object.keys(shortDocuments).flatMap((name) => {
    const field = queries[name];
    if (field === undefined) return [];
    const params = field.args.find((argument) => argument.name === 'params');
    const named = params === undefined ? undefined : graphql.getNullableType(params.type);
    const description = (field.description ?? '').slice(0, MAX_DESCRIPTION_CHARACTERS);
    const none = { type: 'object', properties: {}, additionalProperties: false };
    const parameters = named === undefined ? none : { ...ofType(named, 0) };
    return [{ name, description, parameters }];
  });
  return [...queryTools, ...proposalTools];
}
