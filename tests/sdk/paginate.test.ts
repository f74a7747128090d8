import { type Page, PaginationError, paginate } from '@investing-platform/sdk';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';

type Params = { cursor?: string | null; size: number };

/** Reads pages of numbers; the cursor is the first number of the next page. */
const readNumbers =
  (count: number) =>
  async ({ cursor, size }: Params): Promise<Page<number>> => {
    const start = Number(cursor ?? 0);
    const nodes = Array.from({ length: Math.min(size, count - start) }, (_, at) => start + at);
    const end = start + size;
    return { nodes, nextCursor: end < count ? String(end) : null };
  };

const all = async <Row>(rows: AsyncIterable<Row>) => {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
};

test('every row comes once and in order, whatever the size of a page', async () => {
  const property = fc.asyncProperty(
    fc.nat(60),
    fc.integer({ min: 1, max: 20 }),
    async (count, size) => {
      const rows = await all(paginate(readNumbers(count), { size }));
      expect(rows).toEqual(Array.from({ length: count }, (_, at) => at));
    },
  );
  await fc.assert(property, { verbose: true });
});

test('a list that comes back to a cursor ends, however it got there', async () => {
  const property = fc.asyncProperty(
    fc.nat(30),
    fc.integer({ min: 1, max: 30 }),
    async (tail, circle) => {
      let reads = 0;
      const read = async () => {
        reads += 1;
        const at = reads <= tail ? reads : tail + ((reads - tail) % circle);
        return { nodes: [at], nextCursor: `c-${at}` };
      };
      await expect(all(paginate(read, {}))).rejects.toBeInstanceOf(PaginationError);
      expect(reads).toBeLessThanOrEqual(4 * (tail + circle) + 4);
    },
  );
  await fc.assert(property, { verbose: true });
});

test('the rows have the type of the page’s', () => {
  expectTypeOf(paginate(readNumbers(1), { size: 1 })).toExtend<AsyncIterable<number>>();
});

test('an own start is kept', async () => {
  expect(await all(paginate(readNumbers(5), { size: 2, cursor: '3' }))).toEqual([3, 4]);
});
