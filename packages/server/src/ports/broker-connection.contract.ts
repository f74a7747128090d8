import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import type {
  BrokerConnection,
  BrokerKeys,
  ConnectedAccount,
  ConnectedPosition,
} from './broker-connection.ts';

/**
 * A fresh adapter, whose account holds an asset of the catalogue, one outside of it, one without a
 * price, an option and a short position.
 */
export interface ConnectionUnderTest {
  readonly connection: BrokerConnection;
  readonly keys: BrokerKeys;
  /** Complete, and not accepted. */
  readonly wrongKeys: BrokerKeys;
}

const PLAIN = /^(0|[1-9]\d*)(\.\d*[1-9])?$/;
const SIGNED = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;
const CURRENCY = /^[A-Z]{3}$/;
const catalogue = new Map(instruments.map((instrument) => [instrument.id, instrument]));

type Open = () => Promise<ConnectionUnderTest> | ConnectionUnderTest;

/** What every adapter of the port keeps to where it reads; its venue keeps to `broker.contract.ts`. */
export function brokerConnectionContract(name: string, open: Open): void {
  describe(`the broker connection port, ${name}`, () => {
    accountsContract(open);
    positionsContract(open);
    refusalsContract(open);
  });
}

const calm = () => new AbortController().signal;

async function read({ connection, keys }: ConnectionUnderTest) {
  const answer = await connection.read(keys, false, calm());
  if (answer.kind !== 'ok') throw new Error(`the keys are ${answer.kind}: ${answer.reason}`);
  return answer;
}

async function positionsOf(subject: ConnectionUnderTest): Promise<ConnectedPosition[]> {
  return (await read(subject)).accounts.flatMap(({ positions }) => positions);
}

function accountsContract(open: Open): void {
  test('says what a credential consists of: each value once, what names it, a secret', async () => {
    const { fields, keyField } = (await open()).connection;
    const names = fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    expect(fields.find((field) => field.name === keyField)?.isRequired).toBe(true);
    expect(fields.some(({ isSecret }) => isSecret)).toBe(true);
    expect(fields.every(({ label }) => label.trim() !== '')).toBe(true);
  });

  test('reads accounts, each once, with what a person knows them by', async () => {
    const { accounts, capabilities } = await read(await open());
    expect(accounts.length).toBeGreaterThan(0);
    expect(new Set(accounts.map(({ externalId }) => externalId)).size).toBe(accounts.length);
    for (const account of accounts) {
      expect(account.name.trim()).not.toBe('');
      expect(account.currency).toMatch(CURRENCY);
      expect(account.cash).toMatch(SIGNED);
    }
    expect(capabilities).toEqual(expect.arrayContaining(['READ_BALANCES', 'READ_POSITIONS']));
  });

  test('reads the same under the same names at every call', async () => {
    const subject = await open();
    const names = (accounts: readonly ConnectedAccount[]) =>
      accounts.map(({ externalId, positions }) => [
        externalId,
        positions.map((position) => position.externalId).sort(),
      ]);
    const first = await read(subject);
    expect(names((await read(subject)).accounts)).toEqual(names(first.accounts));
  });
}

function positionsContract(open: Open): void {
  test('reads each thing of an account once, in canonical decimals', async () => {
    const { accounts } = await read(await open());
    for (const { positions } of accounts) {
      const ids = positions.map(({ externalId }) => externalId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const position of positions) {
        expect(position.quantity).toMatch(SIGNED);
        expect(position.quantity).not.toBe('0');
        expect(position.averagePrice).toMatch(PLAIN);
        expect(position.price ?? '0').toMatch(PLAIN);
        expect(position.currency).toMatch(CURRENCY);
        expect(position.symbol.trim()).not.toBe('');
        expect(position.name.trim()).not.toBe('');
      }
    }
  });

  test('names what is in the catalogue as the catalogue does, and nothing else by it', async () => {
    const positions = await positionsOf(await open());
    const listed = positions.filter(({ assetId }) => assetId !== null);
    expect(listed.length).toBeGreaterThan(0);
    for (const { assetId, symbol, assetClass } of listed) {
      expect(catalogue.get(assetId ?? '')).toMatchObject({ symbol, assetClass });
    }
    expect(positions.some(({ assetId }) => assetId === null)).toBe(true);
  });

  test.each<[string, (position: ConnectedPosition) => boolean]>([
    ['a short position below 0', ({ quantity }) => quantity.startsWith('-')],
    ['an option, which no catalogue has', (one) => one.assetClass === 'OPTION' && !one.assetId],
    ['what it has no price of without one', ({ price }) => price === null],
  ])('tells %s', async (_title, is) => {
    expect((await positionsOf(await open())).some(is)).toBe(true);
  });
}

function refusalsContract(open: Open): void {
  test('refuses keys that are not its own, in words that tell none of them', async () => {
    const { connection, wrongKeys } = await open();
    const answer = await connection.read(wrongKeys, false, calm());
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w/) });
    for (const { name: field, isSecret } of connection.fields) {
      const value = wrongKeys[field];
      if (isSecret && value) expect(JSON.stringify(answer)).not.toContain(value);
    }
  });

  test('past its deadline nobody knows, and nothing is thrown', async () => {
    const { connection, keys } = await open();
    const answer = await connection.read(keys, false, AbortSignal.abort());
    expect(answer.kind).toBe('unknown');
  });
}
