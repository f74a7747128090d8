import { expect, test } from 'vitest';
import { Progress, TooLarge } from './progress.ts';

async function* pagesOf(...sizes: number[]) {
  for (const size of sizes) yield Array.from({ length: size }, () => ['a row']);
}

test('progress rises with the rows and ends below 100', async () => {
  const told: number[] = [];
  const progress = new Progress(10, 100, async (percent) => void told.push(percent));
  for await (const _ of progress.counted(pagesOf(3, 4, 3, 5)));
  expect(told).toEqual([30, 70, 99, 99]);
  expect(progress.rows).toBe(15);
});

test('more rows than a file may have are refused before they are read, or when they come', async () => {
  const tell = async () => undefined;
  expect(() => new Progress(11, 10, tell)).toThrow(TooLarge);
  const progress = new Progress(0, 10, tell);
  const pages = progress.counted(pagesOf(6, 6));
  await pages.next();
  await expect(pages.next()).rejects.toThrow(TooLarge);
});
