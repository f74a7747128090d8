import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readApart } from './read-apart.ts';

const MIB = 1_048_576;
const DICTIONARY = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
];

/** A few kilobytes, whose only page unpacks to so many mebibytes. */
async function smallPdfOf(mebibytes: number): Promise<Buffer> {
  const part = Buffer.alloc(MIB, 'q Q\n');
  const once = await buffer(Readable.from(Array(mebibytes).fill(part)).pipe(createDeflate()));
  const twice = deflateSync(once);
  const filter = `<</Length ${twice.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n`;
  const objects = DICTIONARY.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`);
  const begun = `%PDF-1.7\n${objects.join('')}4 0 obj\n${filter}`;
  const end = '\nendstream\nendobj\ntrailer\n<</Size 5/Root 1 0 R>>\n%%EOF';
  return Buffer.concat([Buffer.from(begun), twice, Buffer.from(end)]);
}

test('a file that unpacks to gigabytes is given up before it has taken them', async () => {
  const bytes = new Uint8Array(await smallPdfOf(2_048));
  expect(bytes.length).toBeLessThan(100_000);
  const before = process.memoryUsage.rss();
  let most = before;
  const looks = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const reading = readApart({ bytes, mimeType: 'application/pdf', today: '2026-11-20' });
  await expect(reading).rejects.toMatchObject({
    code: 'UNREADABLE',
    message: 'Reading it takes more time or memory than there is: split it.',
  });
  clearInterval(looks);
  expect((most - before) / MIB).toBeLessThan(1_400);
});
