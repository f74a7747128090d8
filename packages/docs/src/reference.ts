import { type CatalogEntry, catalog } from '@investing-platform/schema';
import {
  defaultOperation,
  isFirstParty,
  loadContract,
  type RootField,
} from '@investing-platform/schema/codegen';
import { operationHints } from '@investing-platform/schema/hints';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql';

/** Everything that a page says of one operation, but its example. */
export interface Operation {
  readonly name: string;
  readonly domain: string;
  readonly type: RootField['type'];
  readonly field: GraphQLField<unknown, unknown>;
  readonly entry: CatalogEntry;
  readonly hints: (typeof operationHints)[string];
  /** The default document, formatted. */
  readonly document: string;
}

/** Types that are documented on one page: those of one SDL file. */
export interface TypeGroup {
  readonly domain: string;
  /** Name of the SDL file without its ending. */
  readonly name: string;
  readonly types: readonly GraphQLNamedType[];
}

/** The contract in the order of the reference. */
export interface Reference {
  readonly schema: GraphQLSchema;
  /** In the order of `domains`, by name within a domain. */
  readonly operations: readonly Operation[];
  readonly typeGroups: readonly TypeGroup[];
  /** Address of the page, with anchor, that documents an operation, a type or an error code. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** The domains in the reading order of the reference, with their titles. */
export const domains: Readonly<Record<string, string>> = {
  platform: 'Platform',
  account: 'Account',
  kyc: 'Identity checks',
  market: 'Market data',
  trading: 'Trading',
  brokerage: 'Brokerage',
  portfolios: 'Portfolios',
  strategies: 'Strategies',
  ideas: 'Trade ideas',
  networth: 'Net worth',
  funding: 'Funding',
  crypto: 'Crypto',
  billing: 'Billing',
  assistant: 'Assistant',
  news: 'News',
  exports: 'Exports',
};

/** @throws {Error} where the contract breaks its own rules, or a domain has no title */
export function readReference(): Reference {
  const { publicSchema: schema, fields } = loadContract();
  const operations = fields.filter((field) => !isFirstParty(field)).map(operationOf(schema));
  const order = Object.keys(domains);
  operations.sort(
    (a, b) => order.indexOf(a.domain) - order.indexOf(b.domain) || (a.name < b.name ? -1 : 1),
  );
  const ownInputs = new Map(operations.map((operation) => [inputName(operation.name), operation]));
  const typeGroups = groupTypes(schema, ownInputs);
  const addresses = new Map([
    ...operations.map(({ name, domain }) => [name, `/operations/${domain}/${name}`] as const),
    ...[...ownInputs]
      .filter(([name]) => isInputObjectType(schema.getType(name)))
      .map(
        ([name, { name: own, domain }]) => [name, `/operations/${domain}/${own}#input`] as const,
      ),
    ...typeGroups.flatMap(({ domain, name, types }) =>
      types.map((type) => [type.name, `/types/${domain}/${name}#${type.name}`] as const),
    ),
  ]);
  return { schema, operations, typeGroups, addresses };
}

function operationOf(schema: GraphQLSchema): (field: RootField) => Operation {
  return (root) => {
    const { name, domain, type } = root;
    const field = rootType(schema, type)?.getFields()[name];
    const entry = catalog[name as keyof typeof catalog];
    const hints = operationHints[name];
    if (!field || !entry || !hints)
      throw new Error(`${name} is not generated: run npm run codegen`);
    if (!Object.hasOwn(domains, domain)) throw new Error(`The domain ${domain} needs a title`);
    return { name, domain, type, field, entry, hints, document: defaultOperation(schema, root) };
  };
}

function rootType(schema: GraphQLSchema, type: RootField['type']) {
  if (type === 'Query') return schema.getQueryType();
  return type === 'Mutation' ? schema.getMutationType() : schema.getSubscriptionType();
}

function inputName(operationName: string): string {
  return `${operationName.charAt(0).toUpperCase()}${operationName.slice(1)}Input`;
}

function groupTypes(
  schema: GraphQLSchema,
  ownInputs: ReadonlyMap<string, Operation>,
): readonly TypeGroup[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const shown = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !isIntrospectionType(type) &&
      !isSpecifiedScalarType(type) &&
      !roots.some((root) => root === type) &&
      !ownInputs.has(type.name) &&
      !onDirectives.has(type.name),
  );
  const groups = Map.groupBy(shown, fileOf);
  return [...groups]
    .map(([file, types]) => {
      const [domain = '', name = ''] = file.split('/');
      const sorted = types.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { domain, name, types: sorted };
    })
    .sort((a, b) => (`${a.domain}/${a.name}` < `${b.domain}/${b.name}` ? -1 : 1));
}

/** Types that stand in the arguments of directives alone, which answers never show. */
const onDirectives: ReadonlySet<string> = new Set(['Scope', 'ConstraintFormat']);

/** `account/security` for a type of `account/security.graphql`. */
function fileOf(type: GraphQLNamedType): string {
  const file = type.astNode?.loc?.source.name;
  if (file === undefined) throw new Error(`Where ${type.name} is declared is not known`);
  return file.replace(/\.graphql$/, '');
}
