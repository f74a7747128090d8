import {
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A JSON Schema of an object: arguments of a tool, or what it answers. */
export type ObjectSchema = {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: string[];
  readonly additionalProperties?: boolean;
};

/** What each scalar is in JSON. */
const SCALARS: Readonly<Record<string, object>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Decimal: { type: 'string', format: 'decimal' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
};

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const found = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (found === undefined) throw new Error('a document of a tool has an operation');
  return found;
}

/**
 * The arguments of a tool: the variables of its document, described by the input fields that they
 * are put into.
 */
export function argumentsSchema(schema: GraphQLSchema, document: DocumentNode): ObjectSchema {
  const fields = fieldsOfVariables(schema, document);
  const definitions = operationOf(document).variableDefinitions ?? [];
  const properties = definitions.map((one) => {
    const name = one.variable.name.value;
    return [name, argumentSchema(schema, one, fields.get(name))] as const;
  });
  const required = definitions
    .filter((one) => one.type.kind === Kind.NON_NULL_TYPE && one.defaultValue === undefined)
    .map((one) => one.variable.name.value);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function argumentSchema(
  schema: GraphQLSchema,
  { type, defaultValue }: VariableDefinitionNode,
  field: GraphQLInputField | undefined,
): object {
  const found = typeFromAST(schema, type as NamedTypeNode);
  if (!isInputType(found)) throw new Error('a variable has an input type');
  const standing = defaultValue === undefined ? {} : { default: valueFromASTUntyped(defaultValue) };
  return { ...inputSchema(schema, found), ...boundsOf(schema, field), ...standing };
}

function fieldsOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlyMap<string, GraphQLInputField> {
  const found = new Map<string, GraphQLInputField>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    ObjectField(node) {
      const within = info.getParentInputType();
      const parent = within && getNamedType(within);
      if (node.value.kind !== Kind.VARIABLE || !isInputObjectType(parent)) return;
      const field = parent.getFields()[node.name.value];
      if (field !== undefined) found.set(node.value.name.value, field);
    },
  });
  visit(document, visitor);
  return found;
}

/** The JSON Schema of an input type; objects are written out. */
function inputSchema(schema: GraphQLSchema, type: GraphQLInputType): object {
  if (isNonNullType(type)) return inputSchema(schema, type.ofType);
  if (isListType(type)) return { type: 'array', items: inputSchema(schema, type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? { type: 'string' };
  const fields = Object.values(type.getFields());
  const properties = fields.map((field) => [
    field.name,
    { ...inputSchema(schema, field.type), ...boundsOf(schema, field) },
  ]);
  const required = fields
    .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
    .map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(type.isOneOf ? { minProperties: 1, maxProperties: 1 } : {}),
    additionalProperties: false,
  };
}

/** What the contract says of a field: its first sentences, and bounds that JSON Schema knows. */
function boundsOf(schema: GraphQLSchema, field: GraphQLInputField | undefined): object {
  if (field === undefined) return {};
  const directive = schema.getDirective('constraint');
  const bounds =
    directive && field.astNode ? (getDirectiveValues(directive, field.astNode) ?? {}) : {};
  const { min, max, minLength, maxLength, minItems, maxItems } = bounds;
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const told = isList ? { minItems, maxItems } : { minLength, maxLength };
  const isNumber = field.type.toString().startsWith('Int');
  const range = isNumber ? { minimum: numberOf(min), maximum: numberOf(max) } : {};
  const description = shortened(field.description ?? '');
  return withoutGaps({
    description: description === '' ? undefined : description,
    ...told,
    ...range,
  });
}

const numberOf = (text: unknown) => (text === undefined ? undefined : Number(text));

function withoutGaps(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

const MAX_DESCRIPTION = 180;

/** The first sentences of a description, on one line. */
export function shortened(text: string, most = MAX_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', '').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf('. ');
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
