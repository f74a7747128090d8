import { getNamedType, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { OperationName } from '../service/operations.ts';
import { idsIn } from './call.ts';
import { mutations, testPlatform } from './contract.fixture.ts';
import { fieldOf, hintsOf, isSingleton } from './model.ts';
import { need } from './realm.ts';
import { single } from './single.ts';

const STATE_CODES = ['INVALID_STATE', 'CONFLICT', 'ORDER_NOT_CANCELABLE', 'ORDER_NOT_EDITABLE'];

/** Objects whose states follow from others; their own tests drive them. */
const NOT_STORED = new Set(['Order']);

function valuesOf(type: string, field: string): string[] {
  const found = fieldOf(type, field);
  const named = found && getNamedType(found.type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
}

/** Every state that an operation must not start from. */
const cases = mutations.flatMap((operation) => {
  const steps = hintsOf(operation).transitions.filter(({ from }) => from !== null);
  const machines = new Map(steps.map(({ entity, field }) => [entity, field]));
  return [...machines].flatMap(([entity, field]) => {
    if (NOT_STORED.has(entity)) return [];
    const own = steps.filter((step) => step.entity === entity);
    const allowed = new Set(own.flatMap(({ from }) => from ?? []));
    return valuesOf(entity, field)
      .filter((state) => !allowed.has(state))
      .map((state) => [operation, entity, field, state] as const);
  });
});

/** Steps that an operation takes with what belongs to its object, whatever state that is in. */
const TAKEN_ALONG = new Set<OperationName>(['deleteAssistantThread']);
/** What is only kept for what refers to it. */
const DELETED: Readonly<Record<string, string>> = { BrokerCredential: 'REVOKED' };
/** Where saying again what is so already is no step. */
const REPEATABLE: Readonly<Record<string, string>> = { setActiveStrategyStatus: 'PAUSED' };

describe('state machines', () => {
  test.each(cases.filter(([operation]) => !TAKEN_ALONG.has(operation)))(
    '%s does not start from %s.%s %s',
    async (operation, entity, field, state) => {
      const mocks = testPlatform();
      const params = Object(mocks.exampleOf(operation));
      const named = idsIn(operation, params).find(({ type }) => type === entity);
      if (!isSingleton(entity) && named === undefined) {
        expect(mocks.realm.own.list(entity)).not.toEqual([]);
      }
      const row = isSingleton(entity)
        ? single(mocks.realm, entity)
        : named === undefined
          ? mocks.realm.own.list(entity)[0]
          : need(mocks.realm, entity, named.id);
      if (row === undefined) throw new Error(`no ${entity}`);
      row[field] = state;
      const { codes, value } = await mocks.run(operation, params);
      if (REPEATABLE[operation] === state) {
        expect(value).toMatchObject({ [field]: state });
        return;
      }
      expect(codes).toHaveLength(1);
      const isGone = DELETED[entity] === state;
      expect(isGone ? ['NOT_FOUND'] : STATE_CODES).toContain(codes[0]);
      expect(hintsOf(operation).errors).toContain(codes[0]);
    },
  );

  test('are named by mutations of which some start from any state and some do not', () => {
    expect(cases.length).toBeGreaterThan(40);
  });
});
