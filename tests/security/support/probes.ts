import { type CatalogEntry, catalog } from '@investing-platform/schema';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import { buildSchema, getNamedType, isCompositeType, OperationTypeNode } from 'graphql';

/** Every operation of the contract, the first-party ones too. */
export const operations: readonly (readonly [string, CatalogEntry])[] =
  Object.entries<CatalogEntry>({ ...catalog, ...firstPartyCatalog });

const schema = buildSchema(typeDefs);

/**
 * A document that asks for one operation and never runs it: the variable of its condition is not
 * sent. The gate comes before the variables, so an admitted probe fails with their error.
 */
export interface Probe {
  readonly query: string;
  readonly operationName?: string;
}

/** How a root field can hide in a document. */
export const disguises = {
  plainly: ({ kind, variables, field }: Parts) => ({
    query: `${kind} Probe${variables} { ${field} }`,
  }),
  'behind an alias': ({ kind, variables, field }: Parts) => ({
    query: `${kind} Probe${variables} { healthCheck: ${field} }`,
  }),
  'in an inline fragment': ({ kind, variables, type, field }: Parts) => ({
    query: `${kind} Probe${variables} { ... on ${type} { ... { ${field} } } }`,
  }),
  'in a fragment of a fragment': ({ kind, variables, type, field }: Parts) => ({
    query: `fragment A on ${type} { ...B } ${kind} Probe${variables} { ...A } fragment B on ${type} { ${field} }`,
  }),
  'in the second operation of a document': ({ kind, variables, field }: Parts) => ({
    query: `query First { __typename } ${kind} Probe${variables} { ${field} }`,
    operationName: 'Probe',
  }),
} satisfies Record<string, (parts: Parts) => Probe>;

export type Disguise = keyof typeof disguises;

interface Parts {
  readonly kind: OperationTypeNode;
  readonly type: CatalogEntry['type'];
  readonly variables: string;
  readonly field: string;
}

const KINDS = {
  Query: OperationTypeNode.QUERY,
  Mutation: OperationTypeNode.MUTATION,
  Subscription: OperationTypeNode.SUBSCRIPTION,
} as const;

export function probe(name: string, { type }: CatalogEntry, disguise: Disguise): Probe {
  const field = schema.getRootType(KINDS[type])?.getFields()[name];
  if (field === undefined) throw new Error(`${type}.${name} is not in the contract`);
  const params = field.args.find((argument) => argument.name === 'params');
  const variables = `($run: Boolean!${params ? `, $params: ${params.type}` : ''})`;
  const argument = params ? '(params: $params)' : '';
  const isObject = isCompositeType(getNamedType(field.type));
  // The root of a subscription may not depend on a variable.
  const text =
    type === 'Subscription'
      ? `${name}${argument} { __typename @include(if: $run) }`
      : `${name}${argument} @include(if: $run)${isObject ? ' { __typename }' : ''}`;
  return disguises[disguise]({ kind: KINDS[type], type, variables, field: text });
}

/** What the gate said to a probe: `admitted`, or the code and message of its refusal. */
export function verdictOf(errors: readonly ProbeError[] | undefined): string {
  const [first] = errors ?? [];
  if (first === undefined) return 'it ran';
  const { code, fields } = first.extensions ?? {};
  if (code === 'GRAPHQL_VALIDATION_FAILED' && namesUnsent(fields)) return 'admitted';
  return `${code} ${first.message}`;
}

function namesUnsent(fields: unknown): boolean {
  const text = JSON.stringify(fields) ?? '';
  return text.includes('"path":"run"') || text.includes('"path":"params"');
}

export interface ProbeError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The scopes that a caller holds, or what else it is. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'token'; readonly scopes: readonly string[] }
  | { readonly kind: 'session'; readonly isPaid: boolean };

/** What a session may do on the free plan: contract rule 15. */
const openOnTheFreePlan = new Set([
  ...['subscribeUser', 'cancelSubscription', 'listUserSubscriptions'],
  ...['saveNewCard', 'deleteCard', 'listCards', 'fetchDefaultPaymentProvider'],
  ...['updateMfa', 'updateMfaQrCode', 'updateAntiPhishingCode', 'updateUserAccount'],
  ...['fetchMyPasskeys', 'removePasskey', 'createOAuthLink', 'deleteOAuthLink'],
]);

/** What the specification says (parts 5.3, 5.4 and 7; contract rules 14, 15 and 18). */
export function expectedVerdict(name: string, entry: CatalogEntry, caller: Caller): string {
  const isFirstParty = entry.access === 'SESSION_ONLY' || entry.access === 'SESSION_START';
  if (caller.kind === 'token' && isFirstParty) {
    return `FORBIDDEN ${name} is not available to API tokens`;
  }
  if (entry.access === 'ANONYMOUS' || entry.access === 'SESSION_START') return 'admitted';
  if (caller.kind === 'anonymous') return `UNAUTHENTICATED authentication is required for: ${name}`;
  if (entry.access !== 'SCOPE') return 'admitted';
  if (caller.kind === 'session') {
    const isOpen = caller.isPaid || entry.scope === 'identity' || openOnTheFreePlan.has(name);
    return isOpen ? 'admitted' : `PLAN_REQUIRED a paid plan is required for: ${name}`;
  }
  return caller.scopes.includes(entry.scope ?? '')
    ? 'admitted'
    : `FORBIDDEN token missing the required scope ${entry.scope} for: ${name}`;
}
