import { expect, test } from 'vitest';
import { type AskedExport, exportFormat } from './asked-export.ts';

const PORTFOLIOS = ['01a1f641-0401-7ca5-8071-8c9d0e1f2031'];

test.each<[AskedExport, string]>([
  [{ type: 'ORDERS' }, 'CSV'],
  [{ type: 'ORDERS', format: 'JSON' }, 'JSON'],
  [{ type: 'TAX_SUMMARY' }, 'PDF'],
  [{ type: 'TAX_SUMMARY', format: null, portfolioIds: PORTFOLIOS }, 'PDF'],
  [{ type: 'TAX_SUMMARY', format: 'XLSX' }, 'XLSX'],
  [{ type: 'FULL_ACCOUNT' }, 'ZIP'],
  [{ type: 'FULL_ACCOUNT', format: 'ZIP' }, 'ZIP'],
])('%j comes as %s', (asked, format) => {
  expect(exportFormat(asked)).toBe(format);
});

test.each<[AskedExport, string]>([
  [{ type: 'ORDERS', format: 'ZIP' }, 'params.format'],
  [{ type: 'FULL_ACCOUNT', format: 'CSV' }, 'params.format'],
  [{ type: 'POSITIONS', portfolioIds: PORTFOLIOS }, 'params.portfolioIds'],
  [{ type: 'FULL_ACCOUNT', portfolioIds: PORTFOLIOS }, 'params.portfolioIds'],
])('%j is refused by %s', (asked, path) => {
  expect(() => exportFormat(asked)).toThrow(
    expect.objectContaining({
      code: 'BAD_USER_INPUT',
      fields: [expect.objectContaining({ path })],
    }),
  );
});
