import { typeDefs } from '@investing-platform/schema/server';
import { expect, test } from 'vitest';
import { contractText } from './contract-text.ts';

test('the text that the server reads out of files is what their modules export', () => {
  expect(contractText()).toBe(typeDefs);
});
