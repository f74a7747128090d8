import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import { defaultOperation } from './default-operations.ts';
import { isFirstParty } from './root-field.ts';

const { publicSchema, fields } = loadContract();
const publicFields = fields.filter((field) => !isFirstParty(field));
const textOf = (name: string) => {
  const field = publicFields.find((one) => one.name === name);
  if (!field) throw new Error(`no operation ${name}`);
  return defaultOperation(publicSchema, field);
};

describe('The default operation of each root field', () => {
  test.each(publicFields.map((field) => [field.name, field] as const))(
    '%s is valid',
    (_, field) => {
      expect(validate(publicSchema, parse(defaultOperation(publicSchema, field)))).toEqual([]);
    },
  );

  test('selects a linked object as a summary', () => {
    expect(textOf('getPositions')).toContain('asset { id symbol name }');
  });

  test('leaves out fields that another scope guards', () => {
    expect(textOf('fetchCurrentUser')).not.toContain('account');
  });

  test('has no lists inside lists, but whole lists inside one object', () => {
    expect(textOf('getOrders')).not.toContain('executions');
    expect(textOf('placeOrder')).toContain('executions {');
  });
});
