import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { literalOf } from '../../src/literal.ts';
import { catalogEntry } from '../catalog.ts';
import type { Contract } from '../contract.ts';
import { operationName } from '../default-operations.ts';
import { header } from '../header.ts';
import { contractHints } from '../operation-hints.ts';
import { isFirstParty, type RootField } from '../root-field.ts';

interface Config {
  readonly contract: Contract;
  /** The operations that the server has not built. */
  readonly notImplemented: readonly string[];
}

/**
 * Writes `ClientMethods`: one documented property for each public operation, whose type is a
 * function only where the client's token may call it.
 */
export function plugin(_schema: unknown, _documents: unknown, config: Config): string {
  const { contract } = config;
  const fields = contract.fields.filter((field) => !isFirstParty(field));
  const methods = fields.map((field) => methodOf(field, config));
  const types = fields.flatMap((field) => typesOf(field)).sort();
  const helpers = ['CallOptions', 'NoParams', 'PagePromise', 'Stream', 'StreamOptions'];
  const text = methods.join('\n\n');
  const used = [...helpers, 'WithScope', 'WithToken'].filter((name) => text.includes(name));
  return `${header}import type { LeafScope } from '@investing-platform/schema';
import type {
${types.map((name) => `  ${name},`).join('\n')}
} from '@investing-platform/schema/operations';
import type { ${used.join(', ')} } from '../core/types.ts';

/** One method for each operation of the API; \`Granted\` are the scopes of the client's token. */
export interface ClientMethods<Granted extends LeafScope> {
${text}
}
`;
}

function methodOf(field: RootField, config: Config): string {
  const { contract } = config;
  const name = operationName(field.name);
  const result = `${name}${field.type}['${field.name}']`;
  const params = paramsOf(field, name);
  const options = field.type === 'Subscription' ? 'StreamOptions' : 'CallOptions';
  const call = `(${params}, options?: ${options}) => ${wrapped(field, result, contract)}`;
  return `${docOf(field, config)}\n  readonly ${field.name}: ${guarded(field, call, contract)};`;
}

function paramsOf(field: RootField, name: string): string {
  const [params] = field.node.arguments ?? [];
  if (!params) return 'params?: NoParams';
  return `params${params.type.kind === 'NonNullType' ? '' : '?'}: ${name}Input`;
}

function wrapped(field: RootField, result: string, contract: Contract): string {
  if (field.type === 'Subscription') return `Stream<${result}>`;
  return isPaged(field, contract.publicSchema) ? `PagePromise<${result}>` : `Promise<${result}>`;
}

/** Whether a field gives a page: `nodes` and `nextCursor`. */
function isPaged(field: RootField, schema: GraphQLSchema): boolean {
  const type = schema.getType(field.type);
  const own = isObjectType(type) ? type.getFields()[field.name] : undefined;
  const result = own && getNamedType(own.type);
  if (!isObjectType(result)) return false;
  const names = result.getFields();
  return 'nodes' in names && 'nextCursor' in names;
}

function guarded(field: RootField, call: string, contract: Contract): string {
  const { access, scope } = catalogEntry(field, contract.schema);
  if (access === 'ANONYMOUS') return call;
  if (access === 'PUBLIC') return `WithToken<Granted, ${call}>`;
  return `WithScope<'${scope}', Granted, ${call}>`;
}

function typesOf(field: RootField): string[] {
  const name = operationName(field.name);
  const hasInput = (field.node.arguments ?? []).length > 0;
  return hasInput ? [`${name}${field.type}`, `${name}Input`] : [`${name}${field.type}`];
}

const NOT_BUILT = 'Not built by the server yet: it answers `NOT_IMPLEMENTED`. The mocks answer it.';

function docOf(field: RootField, { contract, notImplemented }: Config): string {
  const text = [
    ...(notImplemented.includes(field.name) ? [NOT_BUILT, ''] : []),
    ...wordsOf(field),
    '',
    ...factsOf(field, contract),
    '',
    ...exampleOf(field, contract),
  ];
  const lines = text.map((line) => `   * ${line.replaceAll('*/', '* /')}`.trimEnd());
  return ['  /**', ...lines, '   */'].join('\n');
}

const wordsOf = ({ node }: RootField) => (node.description?.value ?? '').split('\n');

const plans = {
  FREE: 'any, the free one too',
  PLUS: 'any paid one',
  PRO: '`PRO` or `PRIVATE`',
  PRIVATE: '`PRIVATE`',
} as const;

/** What the contract says beside the description, one sentence each. */
function factsOf(field: RootField, contract: Contract): string[] {
  const { access, scope, idempotent, rateGroup } = catalogEntry(field, contract.schema);
  const { plan, stepUp } = contractHints(field, contract.publicSchema);
  return [
    access === 'SCOPE' ? `Scope: \`${scope}\`.` : '',
    access === 'PUBLIC' ? 'Scope: any valid token.' : '',
    access === 'ANONYMOUS' ? 'Scope: none; no token is needed.' : '',
    `Plan: ${plans[plan]}.`,
    stepUp ? 'Needs `mfaCode` where the person has a second factor.' : '',
    idempotent ? 'Repeated safely: an idempotency key is made where `params` has none.' : '',
    rateGroup === 'SENSITIVE' ? 'Counts against the limit of 5 a second.' : '',
    isPaged(field, contract.publicSchema)
      ? 'Await it for one page, or read every row with `for await`.'
      : '',
  ].filter((fact) => fact !== '');
}

/** The call with the contract's example, as a block that editors show. */
function exampleOf(field: RootField, contract: Contract): string[] {
  const { example } = contractHints(field, contract.publicSchema);
  const call = `client.${field.name}(${example === null ? '' : literalOf(example)})`;
  const row = field.type === 'Subscription' ? 'event' : 'row';
  const isRead = row === 'event' || isPaged(field, contract.publicSchema);
  const code = isRead
    ? [`for await (const ${row} of ${call}) {`, `  console.log(${row});`, '}']
    : [`const answer = await ${call};`];
  return ['@example', '```ts', ...code.flatMap((line) => line.split('\n')), '```'];
}
