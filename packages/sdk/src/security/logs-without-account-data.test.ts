import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../../test/clients.ts';
import { everythingShown } from '../../test/everything-shown.ts';
import { failure, fakeFetch } from '../../test/fake-fetch.ts';

describe.each(entries)('%s', (_name, create) => {
  test('the data of a partial answer is with the error, but not in a log of it', async () => {
    const data = { netWorthDashboard: { totals: { netWorth: '1234567.89' } } };
    const { client } = testClient(create, fakeFetch(failure('NOT_FOUND', { data })));
    const error = await failureOf(client.netWorthDashboard());
    expect(Object(error).data).toEqual(data);
    expect(everythingShown(error)).not.toContain('1234567.89');
    expect({ ...Object(error) }).not.toHaveProperty('data');
  });
});
