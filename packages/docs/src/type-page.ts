import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { domains, type Reference, type TypeGroup } from './reference.ts';
import { type Addresses, page, prose } from './text.ts';
import { enumList, memberList } from './type-view.ts';

/** The page of the types of one SDL file, as Markdown. */
export function typePage({ domain, name, types }: TypeGroup, { addresses }: Reference): string {
  const title = groupTitle(name);
  const where = domains[domain] ?? 'All domains';
  const front = { title: `${title} types`, description: `Types: ${where}`, outline: [2, 2] };
  return page(front, [
    `# ${title} types`,
    `<p class="kind">${where}</p>`,
    ...types.flatMap((type) => typeBlocks(type, addresses)),
  ]);
}

/** `bank-account` -> `Bank account`. */
export function groupTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typeBlocks(type: GraphQLNamedType, addresses: Addresses): string[] {
  return [
    `## ${type.name} {#${type.name}}`,
    `<p class="kind"><span class="badge">${kindOf(type)}</span></p>`,
    prose(type.description ?? '', addresses, type.name),
    ...(isInputObjectType(type) && type.isOneOf ? ['Exactly one of these is given.'] : []),
    ...(isObjectType(type) || isInputObjectType(type) ? [memberList(type, addresses)] : []),
    ...(isEnumType(type) ? [enumList(type, addresses)] : []),
    ...(isScalarType(type) && type.specifiedByURL
      ? [`[Specification of its notation](${type.specifiedByURL})`]
      : []),
  ];
}

function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'Enum';
  if (isInputObjectType(type)) return 'Input';
  return isScalarType(type) ? 'Scalar' : 'Object';
}
