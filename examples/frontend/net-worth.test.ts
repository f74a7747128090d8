import { refuse, setupMockServer } from '@investing-platform/mocks/node';
import { clientCredentials, createClient } from '@investing-platform/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { netWorthLine } from './net-worth.ts';

const baseUrl = 'https://api.example.com';
const mocks = setupMockServer({ baseUrl });
beforeAll(() => mocks.listen());
afterEach(() => mocks.reset());
afterAll(() => mocks.close());

const signedIn = () =>
  createClient({
    baseUrl,
    auth: clientCredentials({
      baseUrl,
      ...mocks.world.person.credential,
      scopes: ['portfolio.read', 'portfolio.write'],
    }),
  });

test('shows what a thing adds that was recorded', async () => {
  const client = signedIn();
  const before = await netWorthLine(client);
  expect(before).toMatch(/\d,\d{3}\.\d\d$/);
  await client.createCustomInstrumentWithDetails({
    name: 'House',
    currency: 'USD',
    category: 'PROPERTY',
    purchasedOn: '2024-03-01',
    purchasePrice: '700000',
  });
  const after = await netWorthLine(client);
  const amount = (line: string) => Number(line.replaceAll(/[^\d.]/g, ''));
  expect(amount(after)).toBeGreaterThan(amount(before) + 100_000);
});

test('says so where the server does not answer', async () => {
  mocks.override('netWorthDashboard', () => {
    throw refuse('PROVIDER_UNAVAILABLE', 'Prices are down');
  });
  expect(await netWorthLine(signedIn())).toMatch(/^Your net worth cannot be shown now/);
});
