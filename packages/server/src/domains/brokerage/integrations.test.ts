import { expect, test } from 'vitest';
import type { BrokerConnection } from '../../ports/broker-connection.ts';
import { getAvailableBrokerIntegrations } from './integrations.ts';

const none = { brokerConnections: new Map() };
const connection: BrokerConnection = {
  provider: 'CUSTOM',
  name: 'House broker',
  fields: [{ name: 'apiKey', label: 'API key', isSecret: true, isRequired: true }],
  keyField: 'apiKey',
  read: async () => ({ kind: 'refused', reason: 'not asked' }),
  venue: () => {
    throw new Error('not asked');
  },
};

test('brokers are listed by name, as not available where the server is not set up', () => {
  const listed = getAvailableBrokerIntegrations(none, {});
  const names = listed.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(names).toContain('Alpaca');
  expect(names).not.toContain('Other broker');
  for (const { available, credentialFields } of listed) {
    expect([available, credentialFields]).toEqual([false, []]);
  }
});

test('a broker that is set up is available and says what it needs', () => {
  const brokerConnections = new Map([['CUSTOM' as const, connection]]);
  const listed = getAvailableBrokerIntegrations({ brokerConnections }, {});
  expect(listed.find(({ provider }) => provider === 'CUSTOM')).toMatchObject({
    name: 'House broker',
    available: true,
    credentialFields: [{ name: 'apiKey', label: 'API key', secret: true, required: true }],
  });
});

test('brokers that do not take residents of a country are left out for it', () => {
  const providers = (country: string) =>
    getAvailableBrokerIntegrations(none, { country }).map(({ provider }) => provider);
  expect(providers('NZ')).toContain('BINANCE');
  expect(providers('US')).not.toContain('BINANCE');
  expect(providers('KP')).toEqual([]);
});
