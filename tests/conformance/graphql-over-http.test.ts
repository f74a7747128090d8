import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** GET is refused on purpose: with a cookie session it would be a door for foreign pages. */
const notOffered = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

describe.each([
  ['the lane', true],
  ['Yoga', false],
])('GraphQL over HTTP through %s', (_door, usesLane) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ usesLane });
  });
  afterAll(() => server.stop());

  const audits = serverAudits({ url: () => `${server.url}/graphql` });

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s: %s',
    async (_id, name, audit) => {
      const result = await audit.fn();
      const reason = result.status === 'ok' ? '' : result.reason;
      const expected = notOffered.includes(name) ? 'notice' : 'ok';
      expect({ status: result.status, reason }).toMatchObject({ status: expected });
    },
  );
});
