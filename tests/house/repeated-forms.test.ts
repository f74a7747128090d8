import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/** What is made once however often it is asked for, or has to be made anew. */
const EXCEPT: Readonly<Record<string, string>> = {
  addInstrumentPrice: 'a day has one price',
  cancelOrder: 'an order is canceled once',
  createCryptoCurrencyWallets: 'a person has one address for each family of chains',
  createNetWorthDocumentUpload: 'an upload that was not finished lapses',
  createNetWorthShareLink: 'a repetition has no address to hand out',
  requestExport: 'a second file of the same week harms nobody, and a person has 5 in the making',
  retryNetWorthFileExtraction: 'a file that is being read cannot be read again',
  saveNewCard: 'a card that was saved twice can be removed',
  subscribeUser: 'a person has one subscription',
  updateUserKycFileDocuments: 'a paper takes the place of the one before',
  uploadNetWorthFile: 'the same bytes are the same file',
};

const files = sourceFiles();

/** The operations whose input takes an idempotency key. */
function keyedOperations(): ReadonlySet<string> {
  const contract = files
    .filter(({ path }) => /^packages\/schema\/src\/.*\.graphql$/.test(path))
    .map(({ lines }) => lines.join('\n'))
    .join('\n');
  const inputs = contract.matchAll(/^input (\w+)[^{]*\{([\s\S]*?)^\}/gm);
  const keyed = new Set(
    [...inputs].filter(([, , body]) => body?.includes('idempotencyKey')).map(([, name]) => name),
  );
  const operations = contract.matchAll(/^ {2}(\w+)\(params: (\w+)/gm);
  return new Set([...operations].flatMap(([, name = '', input]) => (keyed.has(input) ? name : [])));
}

test('whatever a form of the application makes, it makes once when it is sent again', () => {
  const keyed = keyedOperations();
  expect(keyed.size).toBeGreaterThan(30);
  const without = files
    .filter(({ path }) => /^packages\/web\/src\/screens\/.*\.tsx?$/.test(path))
    .map(({ path, lines }) => ({ path, text: lines.join('\n') }))
    .filter(({ text }) => !text.includes('idempotencyKey'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bperform\(\s*(\w+),/g)].map(([, name = '']) => ({ path, name })),
    )
    .filter(({ name }) => keyed.has(name) && EXCEPT[name] === undefined);
  expect(without).toEqual([]);
});
