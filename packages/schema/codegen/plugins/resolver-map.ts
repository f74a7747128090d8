import { type GraphQLObjectType, isObjectType } from 'graphql';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { rootTypes } from '../root-field.ts';

/**
 * Writes the map of all resolvers. Each root field is taken from the domain whose folder declares
 * it, so that a missing or misplaced resolver is a compile error.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; objectTypes: Readonly<Record<string, string>> },
): string {
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
  return `${header}import type { Resolvers } from './resolver-types.ts';
${imports.join('\n')}

type RootResolvers = {
${rootTypes
  .filter((type) => contract.schema.getType(type))
  .map((type) => `  ${type}: Required<NonNullable<Resolvers['${type}']>>;`)
  .join('\n')}
};

/** The resolvers of all domains; types without one here resolve by their fields' names. */
export const resolvers = {
${[...roots, ...objects].join('\n')}
} satisfies Resolvers & RootResolvers;
`;
}
