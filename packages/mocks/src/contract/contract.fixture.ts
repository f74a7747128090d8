import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { refuse } from '@investing-platform/rules/refusals/platform-error';
import { type CatalogEntry, catalog } from '@investing-platform/schema';
import * as documents from '@investing-platform/schema/operations';
import {
  type ExecutionResult,
  execute,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { mockClock } from '../kernel/clock.ts';
import { assetFields } from '../rules/market/asset-fields.ts';
import { authenticate } from '../service/authenticate.ts';
import { contractSchema, type ExecutionContext } from '../service/contract-schema.ts';
import { lookUpIn } from '../service/look-up.ts';
import type { OperationName } from '../service/operations.ts';
import type { User } from '../world/entities.ts';
import { emptyPlatform, type Platform } from '../world/platform.ts';
import { createWorld, type World } from '../world.ts';
import { answerByContract } from './answer.ts';
import { hintsOf, inputOf, resultOf } from './model.ts';
import { realmOf } from './open-realm.ts';
import type { Realm } from './realm.ts';

const entries: Readonly<Record<string, CatalogEntry>> = catalog;

/** Every operation of a kind, by name. */
function operationsOf(type: CatalogEntry['type']): OperationName[] {
  return (Object.keys(catalog) as OperationName[]).filter((name) => entries[name]?.type === type);
}

export const queries = operationsOf('Query');
export const mutations = operationsOf('Mutation');

/** The operation's own document. */
export function documentOf(operation: OperationName): string {
  const all: Readonly<Record<string, unknown>> = documents;
  return String(all[operation]);
}

const MAX_LEVELS = 6;

/** A document that asks for everything that an operation can show, lists in lists too. */
export function wholeDocument(operation: OperationName): string {
  const type = entries[operation]?.type.toLowerCase();
  const input = inputOf(operation);
  const isNeeded = documentOf(operation).includes('Input!');
  const head = input === null ? '' : `($params: ${input.name}${isNeeded ? '!' : ''})`;
  const given = input === null ? '' : '(params: $params)';
  return `${type}${head} { ${operation}${given} ${selection(resultOf(operation), [])} }`;
}

function selection(type: GraphQLOutputType, path: readonly string[]): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    // What has to be told something is no part of what an object shows.
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    if (path.includes(inner.name) || path.length >= MAX_LEVELS) return [];
    return [`${field.name} ${selection(field.type, [...path, named.name])}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

export interface Answered {
  readonly data: Readonly<Record<string, unknown>> | null;
  /** The field's value; null where there was an error. */
  readonly value: unknown;
  readonly codes: readonly string[];
  readonly errors: ExecutionResult['errors'];
}

/** A mocked platform without a network around it. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly world: World;
  readonly realm: Realm;
  /** As the seeded person on Pro, with the operation's own document. */
  run(operation: OperationName, params?: unknown, document?: string): Promise<Answered>;
  exampleOf(operation: OperationName): unknown;
}

export function testPlatform(
  seed = 'mocks',
  userOf = (world: World) => world.person.user,
): TestPlatform {
  const clock = mockClock(new Date('2026-11-20T15:30:00.000Z'));
  const platform = emptyPlatform('https://api.example.com', seed, clock);
  platform.lookUp = lookUpIn(platform);
  const { world } = createWorld(
    platform,
    () => undefined,
    () => undefined,
  );
  const user: User = userOf(world);
  const token = world.issueToken({ user });
  Object.assign(platform.state.tokens.get(token) ?? {}, { expiresAt: new Date('2099-01-01') });
  const contextValue: ExecutionContext = {
    answer(field, params) {
      const caller = authenticate(platform, `Bearer ${token}`);
      if (typeof caller === 'string') throw refuse('UNAUTHENTICATED', `The token is ${caller}`);
      return answerByContract(platform, caller, field, params);
    },
    assetField: (field, assetId, params) =>
      assetFields[field](realmOf(platform, user), theAssetById('id', assetId), params, user),
  };
  return {
    platform,
    world,
    get realm() {
      return realmOf(platform, user);
    },
    exampleOf: (operation) => world.exampleOf(operation, user),
    async run(operation, params = null, document = documentOf(operation)) {
      const variableValues = params === null ? {} : { params: JSON.parse(JSON.stringify(params)) };
      const schema = contractSchema();
      const result = await execute({
        schema,
        document: parse(document),
        variableValues,
        contextValue,
      });
      const text = JSON.stringify(result.data ?? null);
      const data = JSON.parse(text) as Answered['data'];
      const codes = (result.errors ?? []).map(({ originalError, message }) => {
        const { code } = Object(originalError);
        return typeof code === 'string' ? code : `INTERNAL: ${message}`;
      });
      return { data, value: data?.[operation] ?? null, codes, errors: result.errors };
    },
  };
}

/** Types that a query's answer can hold. */
export function shownTypes(operation: OperationName): ReadonlySet<string> {
  const known = shown.get(operation);
  if (known !== undefined) return known;
  const types = new Set<string>();
  collect(resultOf(operation), types);
  shown.set(operation, types);
  return types;
}

const shown = new Map<OperationName, ReadonlySet<string>>();

function collect(type: GraphQLOutputType, types: Set<string>): void {
  const named = getNamedType(type);
  if (!isObjectType(named) || types.has(named.name)) return;
  types.add(named.name);
  for (const field of Object.values(named.getFields())) collect(field.type, types);
}

/** Names of the types that a mutation writes. */
export function writtenBy(operation: OperationName): readonly string[] {
  const { creates, changes, deletes } = hintsOf(operation).effect;
  return [...creates, ...changes, ...deletes];
}
