import {
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../rules/index.ts';
import { contractSchema } from '../service/contract-schema.ts';
import { resultEntity } from './call.ts';
import { queries } from './contract.fixture.ts';
import { FREE_IDS, linkedType, typeOfEntity } from './links.ts';
import { filterOf } from './match.ts';
import { inputOf, isEntity, isList, pageRow, resultOf } from './model.ts';

const types: readonly GraphQLNamedType[] = Object.values(contractSchema().getTypeMap());

describe('ids', () => {
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter(
            ({ name, type: own }) => String(getNamedType(own)) === 'ID' && !/^ids?$/.test(name),
          )
          .map((field) => [type.name, field.name] as const)
      : [],
  );

  test.each(fields)('%s.%s names a stored type, or says why it names none', (parent, field) => {
    const type = linkedType(parent, field);
    if (type === null) expect(FREE_IDS[`${parent}.${field}`] ?? FREE_IDS[field]).toBeDefined();
    else
      expect(isEntity(type) || type === 'HouseholdMember' || type === 'RebalancePreview').toBe(
        true,
      );
  });

  test.each(['LikeableType', 'AssistantEntityType'])('%s has a type for each value', (name) => {
    const type = contractSchema().getType(name);
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values).not.toEqual([]);
    for (const value of values) expect(isEntity(typeOfEntity(value.name) ?? '')).toBe(true);
  });
});

/** Inputs of lists that choose nothing here, and why. */
const UNFILTERED: Readonly<Record<string, string>> = {
  'listSubscriptions.country': 'the mocked platform has one list of prices',
};

describe('filters of lists', () => {
  const steering = new Set([
    'limit',
    'cursor',
    'sort',
    'direction',
    'itemLimit',
    'locale',
    'asOf',
    'id',
  ]);
  const cases = queries.flatMap((operation) => {
    const entity = resultEntity(operation);
    const type = resultOf(operation);
    const isOfRows = isList(type) || pageRow(type) !== null;
    if (entity === null || !isOfRows || Object.keys(ruleOf(operation)).length > 0) return [];
    return Object.keys(inputOf(operation)?.getFields() ?? {})
      .filter((name) => !steering.has(name) && !(`${operation}.${name}` in UNFILTERED))
      .map((name) => [operation, name, entity] as const);
  });

  test.each(cases)('%s is filtered by %s', (_operation, name, entity) => {
    expect(filterOf(entity, name)).not.toBeNull();
  });
});
