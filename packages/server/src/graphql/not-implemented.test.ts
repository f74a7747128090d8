import { answerError, defaultLimits, executableSchema } from '@investing-platform/engine';
import { catalog, leafScopes, scalars } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import * as documents from '@investing-platform/schema/operations';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import type { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import { isId } from '../kernel/ids.ts';
import { caller, sessionActor, tokenActor } from './engine.fixture.ts';
import { createEngine } from './engine.ts';
import { resolvers } from './generated/resolver-map.ts';
import { notImplemented } from './not-implemented.ts';
import { refuseNotImplemented } from './refuse-not-implemented.ts';

const engine = createEngine({
  schema: executableSchema(typeDefs, scalars, resolvers),
  catalog: { ...catalog, ...firstPartyCatalog },
  limits: defaultLimits,
  introspection: false,
});
const everything = tokenActor(...leafScopes);
const entryOf = (name: string) => Object.entries(catalog).find(([key]) => key === name)?.[1];

/** The code that an operation is answered with; null where it gives data. */
async function codeOf(name: string, params: unknown, actor: Actor = everything) {
  const query: string = Reflect.get(documents, name);
  const variables = params === null ? {} : { params };
  const admitted = engine.admit({ query, variables }, caller(actor));
  if ('errors' in admitted) return firstCode(admitted.errors);
  const isSubscription = entryOf(name)?.type === 'Subscription';
  const result = await (isSubscription ? engine.subscribe : engine.execute)(admitted, {});
  return 'errors' in result && result.errors ? firstCode(result.errors) : null;
}

function firstCode(errors: readonly GraphQLError[]) {
  const [error] = errors;
  return error ? answerError(error, 'r1', () => undefined).extensions.code : null;
}

/** The example of an operation with its first id made senseless. */
function senseless(value: unknown, isDone = { now: false }): unknown {
  if (Array.isArray(value)) return value.map((entry) => senseless(entry, isDone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (isDone.now || typeof entry !== 'string' || !/(^i|I)d$/.test(name) || !isId(entry)) {
        return [name, senseless(entry, isDone)];
      }
      isDone.now = true;
      return [name, 'no id'];
    }),
  );
}

describe('an operation that is not built yet', () => {
  test.each(notImplemented)('%s says so', async (name) => {
    expect(await codeOf(name, operationHints[name]?.example)).toBe('NOT_IMPLEMENTED');
  });

  const scoped = notImplemented.filter((name) => entryOf(name)?.access === 'SCOPE');

  test.each(scoped)('%s asks for its scope first', async (name) => {
    const example = operationHints[name]?.example;
    const others = leafScopes.filter((scope) => scope !== entryOf(name)?.scope);
    expect(await codeOf(name, example, tokenActor(...others))).toBe('FORBIDDEN');
  });

  test('asks for a paid plan first, where it needs one', async () => {
    const codes = scoped.map((name) =>
      codeOf(name, operationHints[name]?.example, sessionActor('FREE')),
    );
    const refused = (await Promise.all(codes)).filter((code) => code === 'PLAN_REQUIRED');
    expect(refused.length).toBeGreaterThanOrEqual(scoped.length / 2);
  });

  const withId = notImplemented.filter((name) => {
    const { example } = operationHints[name] ?? {};
    return JSON.stringify(senseless(example)) !== JSON.stringify(example);
  });

  test.each(withId)('%s refuses an id that is none first', async (name) => {
    expect(await codeOf(name, senseless(operationHints[name]?.example))).toBe('BAD_USER_INPUT');
  });
});

test('the list of what is not built holds nothing that is built, and nothing twice', () => {
  const refusalsText = String(refuseNotImplemented('x'));
  const { Query, Mutation, Subscription } = resolvers;
  // The union of all resolvers' types takes the compiler longer than a hundred files.
  const fields: Record<string, unknown> = { ...Query, ...Mutation, ...Subscription };
  const refusing = Object.keys(fields)
    .filter((name) => name in catalog)
    .filter((name) => {
      const resolver = fields[name];
      const run = typeof resolver === 'function' ? resolver : Object(resolver).subscribe;
      return String(run) === refusalsText;
    });
  expect(refusing.sort()).toEqual([...notImplemented].sort());
  expect(new Set(notImplemented).size).toBe(notImplemented.length);
});

test('what tools show says of exactly these that they are not built', () => {
  const shown = Object.entries(operationHints).filter(([, { built }]) => !built);
  expect(shown.map(([name]) => name)).toEqual([...notImplemented].sort());
});
