import {
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  printType,
} from 'graphql';
import { decisionOf } from './decision.ts';
import { type Found, scopeOf } from './operations.ts';

const MAX_TYPES = 12;

/** What an assistant has to know to call an operation. */
export function describe(schema: GraphQLSchema, found: Found): string {
  const { name, entry, hints, document } = found;
  const lines = [
    `# ${name} (${entry.type === 'Query' ? 'read with api_read' : 'change with api_write'})`,
    hints.description,
    `Scope: ${scopeOf(found) ?? 'any'}. Plan: ${hints.plan}.`,
    ...(entry.type === 'Mutation' ? [DECIDES[decisionOf(name)]] : []),
    ...(hints.built ? [] : ['This server cannot do it yet.']),
    ...(hints.example === null ? [] : [`Example of params: ${JSON.stringify(hints.example)}`]),
    ...(hints.columns.length === 0
      ? []
      : [`Columns: ${hints.columns.map(({ path }) => path).join(', ')}`]),
    `Answer: ${document.slice(document.indexOf('{') + 1, -1)}`,
    ...inputsOf(schema, found).map((type) => `\`\`\`graphql\n${type}\n\`\`\``),
  ];
  return lines.join('\n\n');
}

const DECIDES = {
  NEVER: 'Never through an assistant: the person does it in the application.',
  ASK: 'The person is asked first, on a page of the application.',
  FREE: 'Done at once.',
} as const;

/** The SDL of its input, and of the inputs in it. */
function inputsOf(schema: GraphQLSchema, { name, entry }: Found): readonly string[] {
  const field = schema.getType(entry.type);
  const root = field !== undefined && 'getFields' in field ? field.getFields()[name] : undefined;
  const params = root !== undefined && 'args' in root ? root.args[0] : undefined;
  const seen = new Set<string>();
  const texts: string[] = [];
  const waiting = params === undefined ? [] : [getNamedType(params.type)];
  for (let type = waiting.shift(); type !== undefined; type = waiting.shift()) {
    if (seen.has(type.name) || texts.length >= MAX_TYPES) continue;
    seen.add(type.name);
    if (isInputObjectType(type)) {
      texts.push(printType(type));
      waiting.push(...Object.values(type.getFields()).map((one) => getNamedType(one.type)));
    } else if (isEnumType(type)) {
      texts.push(
        `enum ${type.name} { ${type
          .getValues()
          .map((one) => one.name)
          .join(' ')} }`,
      );
    }
  }
  return texts;
}
