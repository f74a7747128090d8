import { catalog } from '@investing-platform/schema';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';
import { schemaRoute } from './schema-route.ts';

test('The contract is handed out as a schema with every public operation and no other', async () => {
  const { url } = await startFixture({ extraRoutes: new Map([schemaRoute]) });
  const response = await fetch(`${url}/schema.graphql`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const schema = buildSchema(await response.text());
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(names.sort()).toEqual(Object.keys(catalog).sort());
});
