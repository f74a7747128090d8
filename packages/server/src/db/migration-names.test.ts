import { expect, test } from 'vitest';
import { migrationNames } from './migration-names.ts';
import { migrations } from './migrations/index.ts';

test('Every file of a migration is listed under its own name, in the order of the names', () => {
  expect(migrations.map(({ name }) => name)).toEqual(migrationNames().toSorted());
});
