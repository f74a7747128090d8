import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { countryCodes } from '../../data/country-codes.ts';
import { currencyCodes } from '../../data/currency-codes.ts';
import { located } from './located.ts';

function codeScalar(name: string, codes: readonly string[], example: string) {
  const known = new Set(codes);
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && known.has(value)) return value;
    const shown = (JSON.stringify(value) ?? 'this value').slice(0, 40);
    throw new GraphQLError(`${name} cannot represent ${shown}: write it like "${example}".`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: located((node) => parse(node.kind === Kind.STRING ? node.value : null)),
  });
}

/** ISO 4217 codes in use, and the codes of the catalogue's crypto assets. */
export const currencyCodeScalar = codeScalar('CurrencyCode', currencyCodes, 'NZD');

/** ISO 3166-1 alpha-2 codes. */
export const countryCodeScalar = codeScalar('CountryCode', countryCodes, 'NZ');
