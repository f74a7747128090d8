import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import { optionsOf } from '../text/options.ts';

export const CUSTOM_CATEGORIES = [
  'PROPERTY',
  'SAVINGS',
  'CASH',
  'PENSION',
  'TERM_DEPOSIT',
  'VEHICLE',
  'INSURANCE',
  'BUSINESS',
  'PRIVATE_EQUITY',
  'BOND',
  'FUND',
  'CRYPTO',
  'PRECIOUS_METAL',
  'COLLECTIBLE',
  'LOAN_RECEIVABLE',
  'OTHER',
] as const satisfies readonly CustomInstrumentCategory[];

export const categoryOptions = optionsOf(CUSTOM_CATEGORIES, {
  PROPERTY: 'House, flat or land',
  SAVINGS: 'Savings account',
  PENSION: 'Pension or retirement scheme',
  INSURANCE: 'Insurance with a cash value',
  BUSINESS: 'A business you run',
  PRIVATE_EQUITY: 'Shares that are not listed',
  FUND: 'A fund that is not listed',
  BOND: 'A bond that is not listed',
  CRYPTO: 'A crypto asset that is not listed',
  COLLECTIBLE: 'Art, wine, watches and the like',
  LOAN_RECEIVABLE: 'Money you lent',
  OTHER: 'Something else',
});
