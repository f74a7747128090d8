import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { rootTypes } from '../root-field.ts';

interface Config {
  readonly contract: Contract;
  /** Object types with resolvers of their own, and the domain that has them. */
  readonly objectTypes: Readonly<Record<string, string>>;
}

/**
 * Writes the map of all resolvers. Each root field is taken from the domain whose folder declares
 * it, so that a missing or misplaced resolver is a compile error.
 */
export function plugin(_schema: unknown, _documents: unknown, config: Config): string {
  const { contract, objectTypes } = config;
  const domains = [...new Set(contract.fields.map(({ domain }) => domain))].sort();
  const imports = domains.map(
    (domain) => `import { resolvers as ${domain} } from '../../domains/${domain}/resolvers.ts';`,
  );
  const roots = rootTypes.flatMap((type) => {
    const own = contract.fields.filter((field) => field.type === type);
    if (own.length === 0) return [];
    const lines = own.map(({ name, domain }) => `    ${name}: ${domain}.${type}.${name},`);
    return [`  ${type}: {\n${lines.join('\n')}\n  },`];
  });
  const objects = Object.entries(objectTypes).map(([name, domain]) => {
    if (!isObjectType(contract.schema.getType(name) as GraphQLObjectType)) {
      throw new Error(`No object type ${name} for its resolvers`);
    }
    return `  ${name}: ${domain}.${name},`;
  });
  const names = Object.keys(objectTypes).sort();
  return `${header}import type {
${names.map((name) => `  ${name},`).join('\n')}
  Resolvers,
  ResolversParentTypes,
} from './resolver-types.ts';
${imports.join('\n')}

type RootResolvers = {
${rootTypes
  .filter((type) => contract.schema.getType(type))
  .map((type) => `  ${type}: Required<NonNullable<Resolvers['${type}']>>;`)
  .join('\n')}
};

/** A row has every field of its type that has no resolver of its own, with a value that fits. */
type Fits<_Row extends Expected, Expected> = true;
export type RowsFit = [
${names.map((name) => rowFits(name, config)).join('\n')}
];

/** The resolvers of all domains; types without one here resolve by their fields' names. */
export const resolvers = {
${[...roots, ...objects].join('\n')}
} satisfies Resolvers & RootResolvers;
`;
}

/** Objects inside it that have rows of their own are checked with those. */
function rowFits(name: string, { contract, objectTypes }: Config): string {
  const type = contract.schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const rows = fields.filter((field) => getNamedType(field.type).name in objectTypes);
  const left = ['__typename', ...rows.map((field) => field.name)].map((one) => `'${one}'`);
  const own = `keyof (typeof ${objectTypes[name]})['${name}'] | ${left.join(' | ')}`;
  return `  Fits<ResolversParentTypes['${name}'], Omit<${name}, ${own}>>,`;
}
