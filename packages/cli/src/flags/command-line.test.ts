import { describe, expect, test } from 'vitest';
import { shellWords } from '../../test/shell-words.ts';
import { understood } from '../../test/understood.ts';
import { type Operation, operations } from '../contract.ts';
import { commandLine } from './command-line.ts';
import type { Params } from './params.ts';

const all = [...operations.values()];
const exampleOf = ({ hints }: Operation) => hints.example as Params | null;

function operation(name: string): Operation {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`no operation ${name}`);
  return found;
}

/** Amounts may be numbers in the contract's examples; on a command line they stay text. */
function withTextDecimals(example: unknown): unknown {
  return JSON.parse(
    JSON.stringify(example, (key, value: unknown) =>
      typeof value === 'number' && /notional|price|amount|quantity/i.test(key)
        ? String(value)
        : value,
    ),
  );
}

describe('the example of every operation', () => {
  const lines = all.map((one) => commandLine(one, exampleOf(one)));
  const words = shellWords(lines);

  test.each(all.map((one, at) => [one.name, one, words[at] ?? []] as const))(
    'of %s comes back from its command line',
    async (name, { hints }, own) => {
      const { operation: called, params, choices } = await understood(own);
      expect(called.name).toBe(name);
      expect(params).toEqual(withTextDecimals(hints.example ?? {}));
      expect(choices.yes ?? false).toBe(hints.movesMoney);
    },
  );

  test('has lines of 100 characters at most, where its values allow it', () => {
    const long = lines.flatMap((text) => text.split('\n')).filter((line) => line.length > 100);
    expect(long.filter((line) => !line.includes("'"))).toEqual([]);
  });
});

describe('a command line', () => {
  test.each<[string, string, Params, string]>([
    ['getPositions', 'nothing', {}, 'investing getPositions'],
    [
      'getPositions',
      'a value',
      { tradingMode: 'PAPER' },
      'investing getPositions --trading-mode PAPER',
    ],
    [
      'livePriceData',
      'a list',
      { symbols: ['BTC', "O'X", '-A'] },
      "investing livePriceData --symbols=BTC --symbols='O'\\''X' --symbols=-A",
    ],
    [
      'getStockHistoricalData',
      'nested values',
      { asset: { symbol: 'AAPL' } },
      'investing getStockHistoricalData --asset.symbol AAPL',
    ],
    [
      'updateUserProfile',
      'null',
      { displayName: null },
      `investing updateUserProfile --params '{"displayName":null}'`,
    ],
    [
      'requestExport',
      'a name that is taken',
      { format: 'CSV' },
      'investing requestExport --params.format CSV',
    ],
  ])('of %s gives %s', (name, _what, params, expected) => {
    expect(commandLine(operation(name), params)).toBe(expected);
  });
});
