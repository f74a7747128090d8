import type { TaxIdType } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { isNzbn, maskedTaxNumber, taxNumber } from './tax-numbers.ts';

test.each<[TaxIdType, string, string]>([
  ['NZL_IRD', '49-091-850', '49091850'],
  ['NZL_IRD', '35901981', '35901981'],
  ['NZL_IRD', '49 098 576', '49098576'],
  ['NZL_IRD', '136-410-132', '136410132'],
  ['AUS_TFN', '123 456 782', '123456782'],
  ['AUS_ABN', '51 824 753 556', '51824753556'],
  ['USA_SSN', '536-90-4399', '536904399'],
  ['USA_ITIN', '912-90-3456', '912903456'],
  ['GBR_UTR', '1955839661', '1955839661'],
  ['GBR_NINO', 'AB 12 34 56 C', 'AB123456C'],
  ['ARG_AR_CUIT', '20-05536168-2', '20055361682'],
  ['BRA_CPF', '390.533.447-05', '39053344705'],
  ['CHL_RUT', '12.531.909-2', '125319092'],
  ['DEU_TAX_ID', '36 574 261 809', '36574261809'],
  ['FRA_SPI', '0701987765493', '0701987765493'],
  ['IND_PAN', 'acupa7085r', 'ACUPA7085R'],
  ['ISR_TAX_ID', '03933742-3', '039337423'],
  ['ITA_TAX_ID', 'RCCMNL83S18D969H', 'RCCMNL83S18D969H'],
  ['JPN_TAX_ID', '6214 9832 0257', '621498320257'],
  ['NLD_TIN', '1112.22.333', '111222333'],
  ['SGP_NRIC', 'S1234567D', 'S1234567D'],
  ['SGP_FIN', 'M1234567K', 'M1234567K'],
  ['SWE_TAX_ID', '880320-0016', '8803200016'],
  ['OTHER_GOV_ID', 'X-1234', 'X1234'],
])('the %s %s is taken', (type, text, number) => {
  expect(taxNumber(type, text)).toEqual({ number, problem: null });
});

const NOT_GIVEN_OUT = 'is no number that is given out: compare it with your papers';

test.each<[TaxIdType, string, string]>([
  ['NZL_IRD', '136410133', NOT_GIVEN_OUT],
  ['NZL_IRD', '9125568', 'must have 8 or 9 digits'],
  ['NZL_IRD', '09125568', NOT_GIVEN_OUT],
  ['NZL_IRD', '49o91850', 'must have 8 or 9 digits'],
  ['AUS_TFN', '999999999', NOT_GIVEN_OUT],
  ['AUS_ABN', '51824753557', NOT_GIVEN_OUT],
  ['USA_SSN', '000-12-3456', NOT_GIVEN_OUT],
  ['USA_SSN', '666-12-3456', NOT_GIVEN_OUT],
  ['USA_SSN', '900-12-3456', NOT_GIVEN_OUT],
  ['USA_SSN', '536-00-4399', NOT_GIVEN_OUT],
  ['USA_SSN', '536-90-0000', NOT_GIVEN_OUT],
  ['USA_ITIN', '812-90-3456', NOT_GIVEN_OUT],
  ['USA_ITIN', '912-93-3456', NOT_GIVEN_OUT],
  ['GBR_UTR', '2955839661', NOT_GIVEN_OUT],
  ['GBR_NINO', 'GB123456A', NOT_GIVEN_OUT],
  ['ARG_AR_CUIT', '20-05536168-3', NOT_GIVEN_OUT],
  ['BRA_CPF', '231.002.999-00', NOT_GIVEN_OUT],
  ['BRA_CPF', '111.111.111-11', NOT_GIVEN_OUT],
  ['CHL_RUT', '12.531.909-3', NOT_GIVEN_OUT],
  ['DEU_TAX_ID', '36574261890', NOT_GIVEN_OUT],
  ['FRA_SPI', '0701987765494', NOT_GIVEN_OUT],
  ['ISR_TAX_ID', '039337424', NOT_GIVEN_OUT],
  ['ITA_TAX_ID', 'RCCMNL83S18D969I', NOT_GIVEN_OUT],
  ['JPN_TAX_ID', '621498320258', NOT_GIVEN_OUT],
  ['NLD_TIN', '111252333', NOT_GIVEN_OUT],
  ['SGP_NRIC', 'S1234567E', NOT_GIVEN_OUT],
  ['SWE_TAX_ID', '880320-0018', NOT_GIVEN_OUT],
  ['OTHER_GOV_ID', 'ABCD', 'must have 4 to 30 letters and digits'],
  ['PASSPORT', '0000000', NOT_GIVEN_OUT],
])('the %s %s is refused: it %s', (type, text, problem) => {
  expect(taxNumber(type, text)).toEqual({ number: null, problem });
});

test('a New Zealand Business Number has a check digit', () => {
  expect(isNzbn('9429034042984')).toBe(true);
  expect(isNzbn('9429034042985')).toBe(false);
  expect(isNzbn('4006381333931')).toBe(false);
});

test('of a tax number the last three characters are shown', () => {
  expect(maskedTaxNumber('49091850')).toBe('•••• 850');
});
