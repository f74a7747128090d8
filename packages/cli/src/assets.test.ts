import { expect, test } from 'vitest';
import { withAssetIds } from './assets.ts';
import { UsageError } from './usage-error.ts';

const bitcoin = { id: '01a1f640-bc6b-7186-abbe-1a62513673e6', symbol: 'BTC', name: 'Bitcoin' };
const trust = { id: '01a1f640-bf1f-7c9f-8be1-b0219cfb77c7', symbol: 'IBIT', name: 'Bitcoin Trust' };
const twin = { ...bitcoin, id: '01a1f640-befc-7501-9641-b6ee92b80df3', name: 'Bitcoin elsewhere' };

function searching(...found: (typeof bitcoin)[]) {
  const asked: string[] = [];
  const search = async (text: string) => {
    asked.push(text);
    return found;
  };
  return { asked, search };
}

test.each([
  ['a symbol', { assetId: 'btc' }, { assetId: bitcoin.id }],
  ['a name', { assetId: 'bitcoin' }, { assetId: bitcoin.id }],
  ['a list', { assetIds: ['BTC', trust.id] }, { assetIds: [bitcoin.id, trust.id] }],
  ['what is inside', { a: { b: [{ assetId: 'BTC' }] } }, { a: { b: [{ assetId: bitcoin.id }] } }],
])('%s becomes the id of its asset, by one search', async (_title, params, expected) => {
  const { asked, search } = searching(bitcoin, trust);
  expect(await withAssetIds(params, search)).toEqual(expected);
  expect(asked).toHaveLength(1);
});

test('one text is searched once, and ids and other fields never', async () => {
  const { asked, search } = searching(bitcoin);
  const params = { assetId: 'BTC', shares: [{ assetId: 'BTC' }], symbol: 'X', id: 'Y' };
  await withAssetIds(params, search);
  await withAssetIds({ assetId: bitcoin.id }, search);
  expect(asked).toEqual(['BTC']);
});

test.each([
  ['what is near no asset', [], '"BT" ', 'There is no asset "BT"'],
  ['what is only near some', [bitcoin, trust], 'BT', 'it may be:\n  BTC   '],
  ['a symbol of several', [bitcoin, twin], 'BTC', 'is several assets:\n  BTC  '],
])('%s is never guessed', async (_title, found, text, problem) => {
  const { search } = searching(...found);
  const asked = withAssetIds({ assetId: text.replaceAll('"', '').trim() }, search);
  await expect(asked).rejects.toThrow(UsageError);
  await expect(asked).rejects.toThrow(problem);
});
