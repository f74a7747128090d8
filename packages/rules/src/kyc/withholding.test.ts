import type { TradingMode } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { dividendTax } from './withholding.ts';

const NONE = { usPerson: false, formRatePercent: null };
const TREATY = { usPerson: false, formRatePercent: '10' };
const NO_CLAIM = { usPerson: false, formRatePercent: '30' };
const AMERICAN = { usPerson: true, formRatePercent: null };

test.each<[string, string, string, TradingMode, typeof NONE | typeof TREATY, string, string]>([
  ['with a treaty', 'US', '0.15', 'LIVE', TREATY, '0.1', '10 percent'],
  ['with a form without a claim', 'US', '0.15', 'LIVE', NO_CLAIM, '0.3', '30 percent'],
  ['without a form', 'US', '0.15', 'LIVE', NONE, '0.3', '30 percent, as no tax form'],
  ['without a form, in practice', 'US', '0.15', 'PAPER', NONE, '0.15', '15 percent'],
  ['with a form, in practice', 'US', '0.15', 'PAPER', TREATY, '0.1', '10 percent'],
  ['from a US person', 'US', '0.15', 'LIVE', AMERICAN, '0', ''],
  ['of another country', 'NZ', '0.2', 'LIVE', NONE, '0.2', '20 percent'],
  ['of what is not taxed', 'US', '0', 'LIVE', NONE, '0', ''],
])('the tax on a dividend %s', (_name, country, usualFraction, tradingMode, standing, ...due) => {
  const [fraction, told = ''] = due;
  const tax = dividendTax({ country, usualFraction, tradingMode }, standing);
  expect(tax.fraction.toString()).toBe(fraction);
  expect(tax.told.startsWith(told)).toBe(true);
});
