import { defaultLimits } from '@investing-platform/engine';
import { fixtureCatalog, fixtureSchema } from '@investing-platform/engine/testing';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { breathe } from '../kernel/breathe.ts';
import { admitted } from './engine.fixture.ts';
import { createEngine } from './engine.ts';

/** The fixture, whose `health` is computed until it is ended. */
function endless() {
  const schema = fixtureSchema();
  const type = schema.getQueryType();
  const field = isObjectType(type) ? type.getFields().health : undefined;
  let turns = 0;
  if (field !== undefined) {
    field.resolve = async () => {
      for (;;) {
        turns += 1;
        for (let count = 0; count < 10_000; count += 1) Math.sqrt(count);
        await breathe();
      }
    };
  }
  return { schema, turns: () => turns };
}

test('an operation that computes for longer than it may is ended, and computes no more', async () => {
  const { schema, turns } = endless();
  const engine = createEngine({
    schema,
    catalog: fixtureCatalog,
    limits: defaultLimits,
    introspection: false,
    mostWorkSeconds: 0.005,
  });
  const { errors } = await engine.execute(admitted({ query: '{ health }' }, engine), {});
  expect(errors?.[0]?.extensions.code).toBe('QUERY_LIMIT_EXCEEDED');
  expect(errors?.[0]?.message).toContain('computed for more than 0.005 s');
  const before = turns();
  for (let turn = 0; turn < 3; turn += 1) await breathe();
  expect(turns()).toBe(before);
});
