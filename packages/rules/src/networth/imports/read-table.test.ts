import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvTable, textOf } from './files/csv.ts';
import { readTable } from './read-table.ts';
import type { RowRead } from './row-read.ts';

const GOLDEN = new URL('layouts/golden/', import.meta.url);
const names = readdirSync(GOLDEN).flatMap((file) => /^(.+)\.csv$/.exec(file)?.[1] ?? []);

const named = ({ symbol, isin, mic }: { symbol: unknown; isin: unknown; mic: unknown }) =>
  [symbol ?? '-', isin ?? '-', mic ?? '-'].join('/');

/** A row on one line. */
function told({ rowNumber, confidencePercent, trade, dividend, problem }: RowRead): string {
  const parts: unknown[] = [rowNumber, confidencePercent];
  if (trade !== null) {
    const { type, tradedOn, quantity, price, currency, fee, feeCurrency, ratio } = trade;
    const units = ratio === null ? quantity : `${ratio.numerator}:${ratio.denominator}`;
    const paid = `${units} at ${price} ${currency} fee ${fee} ${feeCurrency ?? ''}`.trim();
    parts.push(type, tradedOn, named(trade.named), paid, trade.externalId ?? '');
  }
  if (dividend !== null) {
    const { paidOn, grossAmount, withholdingTax, currency, quantity } = dividend;
    const paid = `${grossAmount} less ${withholdingTax} ${currency} of ${quantity}`;
    parts.push('DIVIDEND', paidOn, named(dividend.named), paid);
  }
  return [...parts, problem ?? ''].join(' | ');
}

test.each(names)('a file of the layout %s is read as it was written down', async (name) => {
  const text = textOf(readFileSync(new URL(`${name}.csv`, GOLDEN)));
  const { broker, rows } = readTable(csvTable(text), { today: '2026-11-20' });
  const lines = [`${broker}`, ...rows.map(told), ''].join('\n');
  await expect(lines).toMatchFileSnapshot(`layouts/golden/${name}.txt`);
});
