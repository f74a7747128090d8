import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { literalOf } from '../../src/literal.ts';
import { leafScopes } from '../../src/scopes.ts';
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
 * Writes the methods of clients: an interface of documented properties for each scope, and
 * `ClientMethods`, which has those that a token may call. What it may not is not there, so that
 * editors do not offer it.
 */
export function plugin(_schema: unknown, _documents: unknown, config: Config): string {
  const { contract } = config;
  const fields = contract.fields.filter((field) => !isFirstParty(field));
  const groups = Map.groupBy(fields, (field) => groupOf(field, contract));
  const types = fields.flatMap((field) => typesOf(field)).sort();
  const scopes = leafScopes.filter((scope) => groups.has(scope) && scope !== 'public');
  const parts = ['none', 'public', ...scopes].map((group) =>
    partOf(group, groups.get(group) ?? [], config),
  );
  const granted = scopes.map(
    (scope) => `  ('${scope}' extends Granted ? ${interfaceOf(scope)} : unknown)`,
  );
  return `${header}import type { LeafScope } from '@investing-platform/schema';
import type {
${types.map((name) => `  ${name},`).join('\n')}
} from '@investing-platform/schema/operations';
import type { CallOptions, NoParams, PagePromise, Stream, StreamOptions } from '../core/types.ts';

${parts.join('\n\n')}

/** The methods that a client may call, whose token holds the scopes \`Granted\`. */
export type ClientMethods<Granted extends LeafScope> = ${interfaceOf('none')} &
  ([Granted] extends [never] ? unknown : ${interfaceOf('public')}) &
${granted.join(' &\n')};
`;
}

const wordsOfGroup: Readonly<Record<string, string>> = {
  none: 'Methods that need no token.',
  public: 'Methods that any token may call.',
};

function partOf(group: string, fields: readonly RootField[], config: Config): string {
  const words = wordsOfGroup[group] ?? `Methods that need the scope \`${group}\`.`;
  const methods = fields.map((field) => methodOf(field, config)).join('\n\n');
  return `/** ${words} */\nexport interface ${interfaceOf(group)} {\n${methods}\n}`;
}

/** `portfolio.read` -> `PortfolioReadMethods`. */
function interfaceOf(group: string): string {
  const words = group.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return group === 'none' ? 'AnonymousMethods' : `${words.join('')}Methods`;
}

function groupOf(field: RootField, contract: Contract): string {
  const { access, scope } = catalogEntry(field, contract.schema);
  if (access === 'ANONYMOUS') return 'none';
  return access === 'PUBLIC' ? 'public' : String(scope);
}

function methodOf(field: RootField, config: Config): string {
  const { contract } = config;
  const name = operationName(field.name);
  const result = `${name}${field.type}['${field.name}']`;
  const params = paramsOf(field, name);
  const options = field.type === 'Subscription' ? 'StreamOptions' : 'CallOptions';
  const call = `(${params}, options?: ${options}) => ${wrapped(field, result, contract)}`;
  return `${docOf(field, config)}\n  readonly ${field.name}: ${call};`;
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
