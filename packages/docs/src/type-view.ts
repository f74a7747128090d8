import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  Kind,
  print,
} from 'graphql';
import { type Addresses, escapeHtml, line } from './text.ts';

/** Where the site is mounted; raw HTML needs it before its links. */
export const BASE = '/docs';

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** `[Order!]!` as HTML, its name linked to its page. */
export function typeHtml(type: GraphQLType, addresses: Addresses): string {
  const { name } = getNamedType(type);
  const address = addresses.get(name);
  if (address === undefined) return escapeHtml(String(type));
  return String(type).replace(name, `<a href="${BASE}${address}">${name}</a>`);
}

/** The fields of an object as a list: name, type, meaning, and the bounds of input. */
export function memberList(
  type: GraphQLObjectType | GraphQLInputObjectType,
  addresses: Addresses,
): string {
  const members: Member[] = Object.values(type.getFields());
  return listOf(members.map((member) => memberItem(member, addresses)));
}

export function enumList(type: GraphQLEnumType, addresses: Addresses): string {
  return listOf(
    type
      .getValues()
      .map(({ name, description, deprecationReason }) =>
        item(`<code>${name}</code>`, [description, deprecation(deprecationReason)], addresses),
      ),
  );
}

/** The contract's own list layout, as Markdown inside of one block. */
function listOf(items: readonly string[]): string {
  return `<div class="members">\n\n${items.join('\n')}\n\n</div>`;
}

function memberItem(member: Member, addresses: Addresses): string {
  const args = 'args' in member && member.args.length > 0 ? argumentsHtml(member, addresses) : '';
  const head =
    `<code class="name">${member.name}</code>${args} ` +
    `<code class="type">${typeHtml(member.type, addresses)}</code>`;
  const facts = [
    member.description,
    ...boundsOf(member),
    needsScope(member),
    deprecation(member.deprecationReason),
  ];
  return item(head, facts, addresses);
}

function argumentsHtml({ args }: GraphQLField<unknown, unknown>, addresses: Addresses): string {
  const shown = args.map(({ name, type }) => `${name}: ${typeHtml(type, addresses)}`);
  return `<code class="type">(${shown.join(', ')})</code>`;
}

function item(
  head: string,
  facts: readonly (string | null | undefined)[],
  addresses: Addresses,
): string {
  const text = facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' ');
  return `- ${head}\n\n  ${line(text, addresses)}\n`;
}

function deprecation(reason: string | null | undefined): string | null {
  return reason === null || reason === undefined ? null : `Deprecated: ${reason}`;
}

/** Shows another scope's data (`@tokenScope` on a nested field). */
function needsScope({ astNode }: Member): string | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'tokenScope');
  const value = directive?.arguments?.[0]?.value;
  if (value?.kind !== Kind.ENUM) return null;
  return `Needs the scope \`${value.value.toLowerCase().replace('_', '.')}\` too.`;
}

/** The default and the `@constraint` of an input field as sentences. */
function boundsOf({ astNode }: Member): readonly string[] {
  if (astNode?.kind !== Kind.INPUT_VALUE_DEFINITION) return [];
  const sentences = astNode.defaultValue ? [`Default: \`${print(astNode.defaultValue)}\`.`] : [];
  const constraint = astNode.directives?.find(({ name }) => name.value === 'constraint');
  const given = new Map(
    (constraint?.arguments ?? []).map(({ name, value }) => [
      name.value,
      'value' in value ? String(value.value) : print(value),
    ]),
  );
  const range = (least: string, most: string, unit: string) => {
    const [from, to] = [given.get(least), given.get(most)];
    if (from === undefined && to === undefined) return;
    if (from !== undefined && from === to) sentences.push(`Exactly ${from}${unit}.`);
    else if (from === undefined) sentences.push(`At most ${to}${unit}.`);
    else if (to === undefined) sentences.push(`At least ${from}${unit}.`);
    else sentences.push(`From ${from} to ${to}${unit}.`);
  };
  range('minLength', 'maxLength', ' characters');
  range('min', 'max', '');
  const sentence = (bound: string, words: (value: string) => string) => {
    const value = given.get(bound);
    if (value !== undefined) sentences.push(words(value));
  };
  sentence('exclusiveMin', (value) => `Above ${value}.`);
  sentence('exclusiveMax', (value) => `Below ${value}.`);
  sentence('scale', (value) =>
    value === '1' ? 'At most 1 decimal place.' : `At most ${value} decimal places.`,
  );
  range('minItems', 'maxItems', ' entries');
  if (given.get('notNull') === 'true') sentences.push('May be left out, but not null.');
  const format = formats[given.get('format') ?? ''];
  if (format !== undefined) sentences.push(format);
  return sentences;
}

const formats: Readonly<Record<string, string>> = {
  UUID: 'A UUID.',
  EMAIL: 'An e-mail address.',
  LINE: 'One line of plain text.',
};
