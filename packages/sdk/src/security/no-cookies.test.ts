import { describe, expect, test } from 'vitest';
import { flowOptions, issuingFetch } from '../../test/authorization-server.ts';
import { entries, testClient } from '../../test/clients.ts';
import { data, fakeFetch } from '../../test/fake-fetch.ts';
import { clientCredentials } from '../index.ts';

describe.each(entries)('%s', (_name, create) => {
  test('sends a browser’s cookies to nobody and follows no redirect', async () => {
    const fake = fakeFetch(data({ fetchCurrentUser: {} }));
    await testClient(create, fake).client.fetchCurrentUser();
    expect(fake.requests[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  });
});

test('nor does a request for a token', async () => {
  const fake = issuingFetch();
  await clientCredentials({ ...flowOptions(fake), clientSecret: 's' }).token();
  expect(fake.requests[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'manual' });
});
