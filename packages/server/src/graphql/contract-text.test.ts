import { typeDefs } from '@investing-platform/schema/server';
import { expect, test } from 'vitest';
import { contractText } from './contract-text.ts';

test('the text that the server reads is the contract that is generated with it', () => {
  const [first, ...others] = contractText().split('\n');
  expect(first).toMatch(/^# Generated/);
  expect(others.join('\n')).toBe(typeDefs);
});
