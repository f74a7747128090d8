import { getNamedType, isObjectType } from 'graphql';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { type RootField, rootTypes } from '../root-field.ts';

interface Config {
  readonly contract: Contract;
  /** Object types with resolvers of their own, and the domains that have them. */
  readonly objectTypes: Readonly<Record<string, readonly string[]>>;
  /** Names of the root fields that no domain resolves yet. */
  readonly notImplemented: readonly string[];
}

/**
 * Writes the map of all resolvers. Each root field is taken from the domain whose folder declares
 * it, so that a missing or misplaced resolver is a compile error.
 */
export function plugin(_schema: unknown, _documents: unknown, config: Config): string {
  checkNames(config);
  return `${header}${importLines(config)}

type RootResolvers = {
${rootTypes
  .filter((type) => config.contract.schema.getType(type))
  .map((type) => `  ${type}: Required<NonNullable<Resolvers['${type}']>>;`)
  .join('\n')}
};

/** A row has every field of its type that has no resolver of its own, with a value that fits. */
type Fits<_Row extends Expected, Expected> = true;
export type RowsFit = [
${typeNames(config)
  .map((name) => rowFits(name, config))
  .join('\n')}
];

/** The resolvers of all domains; types without one here resolve by their fields' names. */
export const resolvers = {
${[...rootLines(config), ...objectLines(config)].join('\n')}
} satisfies Resolvers & RootResolvers;
`;
}

function typeNames({ objectTypes }: Config): string[] {
  return Object.keys(objectTypes).sort();
}

function isBuilt({ name }: RootField, { notImplemented }: Config): boolean {
  return !notImplemented.includes(name);
}

function importLines(config: Config): string {
  const { contract, objectTypes, notImplemented } = config;
  const built = contract.fields.filter((field) => isBuilt(field, config));
  const domains = new Set([
    ...built.map(({ domain }) => domain),
    ...Object.values(objectTypes).flat(),
  ]);
  const lines = [...domains]
    .sort()
    .map(
      (domain) => `import { resolvers as ${domain} } from '../../domains/${domain}/resolvers.ts';`,
    );
  if (notImplemented.length > 0) {
    lines.push("import { refuseNotImplemented } from '../refuse-not-implemented.ts';");
  }
  const names = [...typeNames(config), 'Resolvers', 'ResolversParentTypes'];
  return `import type {
${names.map((name) => `  ${name},`).join('\n')}
} from './resolver-types.ts';
${lines.join('\n')}`;
}

function rootLines(config: Config): string[] {
  return rootTypes.flatMap((type) => {
    const own = config.contract.fields.filter((field) => field.type === type);
    if (own.length === 0) return [];
    const lines = own.map((field) => `    ${field.name}: ${sourceOf(field, config)},`);
    return [`  ${type}: {\n${lines.join('\n')}\n  },`];
  });
}

function sourceOf(field: RootField, config: Config): string {
  if (isBuilt(field, config)) return `${field.domain}.${field.type}.${field.name}`;
  const refusal = `refuseNotImplemented('${field.name}')`;
  return field.type === 'Subscription' ? `{ subscribe: ${refusal} }` : refusal;
}

function objectLines({ contract, objectTypes }: Config): string[] {
  return Object.entries(objectTypes).map(([name, domains]) => {
    if (!isObjectType(contract.schema.getType(name))) {
      throw new Error(`No object type ${name} for its resolvers`);
    }
    const sources = domains.map((domain) => `${domain}.${name}`);
    if (sources.length === 1) return `  ${name}: ${sources[0]},`;
    return `  ${name}: { ${sources.map((source) => `...${source}`).join(', ')} },`;
  });
}

function checkNames({ contract, notImplemented }: Config): void {
  const known = new Set(contract.fields.map(({ name }) => name));
  const unknown = notImplemented.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}`);
}

/** Objects inside it that have rows of their own are checked with those. */
function rowFits(name: string, { contract, objectTypes }: Config): string {
  const type = contract.schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const rows = fields.filter((field) => getNamedType(field.type).name in objectTypes);
  const left = ['__typename', ...rows.map((field) => field.name)].map((one) => `'${one}'`);
  const resolved = (objectTypes[name] ?? []).map((domain) => `keyof (typeof ${domain})['${name}']`);
  const own = [...resolved, ...left].join(' | ');
  return `  Fits<ResolversParentTypes['${name}'], Omit<${name}, ${own}>>,`;
}
