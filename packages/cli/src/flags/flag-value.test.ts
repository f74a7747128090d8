import { describe, expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { flagValue, type Typed } from './flag-value.ts';
import type { Flag } from './flags.ts';

const text: Flag = {
  name: '--some-thing',
  path: ['someThing'],
  kind: 'TEXT',
  isList: false,
  isRequired: false,
  typeName: 'String',
  values: [],
  description: '',
};
const side: Flag = { ...text, kind: 'ENUM', typeName: 'OrderSide', values: ['BUY', 'SELL_SHORT'] };
const limit: Flag = { ...text, kind: 'INTEGER', typeName: 'Int' };
const isOn: Flag = { ...text, kind: 'BOOLEAN', typeName: 'Boolean' };
const rules: Flag = { ...text, kind: 'OBJECT', isList: true, typeName: 'RuleInput' };
const listOf = (flag: Flag): Flag => ({ ...flag, isList: true });

describe('a flag takes', () => {
  test.each<[string, Flag, Typed, unknown]>([
    ['text as it is', text, '0012.50', '0012.50'],
    ['empty text', text, '', ''],
    ['the name of an enum value', side, 'BUY', 'BUY'],
    ['an enum value in small letters', side, 'sell-short', 'SELL_SHORT'],
    ['a whole number', limit, '-12', -12],
    ['a flag alone for true', isOn, true, true],
    ['false', isOn, 'false', false],
    ['words after each other as a list', listOf(text), ['a', 'b,c'], ['a', 'b,c']],
    ['codes between commas', listOf(side), ['BUY,SELL_SHORT', 'BUY'], ['BUY', 'SELL_SHORT', 'BUY']],
    ['objects', rules, ['{"a":1}', '[{"b":2}]'], [{ a: 1 }, { b: 2 }]],
  ])('%s', (_title, flag, typed, expected) => {
    expect(flagValue(flag, typed)).toEqual(expected);
  });
});

describe('a flag refuses', () => {
  test.each<[string, Flag, Typed]>([
    ['what is no value of the enum', side, 'HOLD'],
    ['a fraction for a whole number', limit, '1.5'],
    ['a number that loses digits', limit, '9007199254740993'],
    ['text for a number', limit, 'ten'],
    ['text for a boolean', isOn, 'maybe'],
    ['broken JSON', rules, ['{']],
    ['JSON that is no object', rules, ['7']],
  ])('%s, by its name', (_title, flag, typed) => {
    expect(() => flagValue(flag, typed)).toThrow(UsageError);
    expect(() => flagValue(flag, typed)).toThrow(/^--some-thing/);
  });
});
