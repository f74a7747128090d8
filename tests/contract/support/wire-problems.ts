import { canonicalDecimal, isCalendarDay } from '@investing-platform/schema';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';

const schema = buildSchema(publicTypeDefs);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/** How each scalar of the contract travels (contract rules 4 to 7). */
const TRAVELS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => isText(value) && value !== '',
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isInteger,
  Decimal: (value) => isText(value) && canonicalDecimal(value) === value,
  Date: (value) => isText(value) && isCalendarDay(value),
  DateTime: (value) => isText(value) && MOMENT.test(value),
  CurrencyCode: (value) => isText(value) && /^[A-Z]{3,5}$/.test(value),
  CountryCode: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
};

/**
 * What in an answer's data is not as the schema says: nulls where there may be none, values of the
 * wrong type or notation. Documents that do not parse have no data.
 */
export function wireProblems(
  document: string,
  operationName: string | undefined,
  data: unknown,
): string[] {
  if (data === undefined || data === null) return [];
  const operation = getOperationAST(parse(document), operationName);
  const type = operation && schema.getRootType(operation.operation);
  return type ? problemsOf(type, data, 'data') : ['data of no operation'];
}

function problemsOf(type: GraphQLOutputType, value: unknown, path: string): string[] {
  if (value === null) return isNonNullType(type) ? [`${path} must not be null`] : [];
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return [`${path} must be a list`];
    return value.flatMap((item, index) => problemsOf(nullable.ofType, item, `${path}.${index}`));
  }
  if (!isObjectType(nullable)) {
    const named = getNamedType(nullable);
    const isGood = isEnumType(named)
      ? named.getValue(String(value)) !== undefined
      : TRAVELS[named.name]?.(value) === true;
    return isGood ? [] : [`${path} is no ${named.name}: ${JSON.stringify(value)}`];
  }
  const fields = nullable.getFields();
  return Object.entries(Object(value)).flatMap(([name, item]) => {
    const field = fields[name];
    // Introspection and aliases have no place in the contract's own types.
    return field === undefined ? [] : problemsOf(field.type, item, `${path}.${name}`);
  });
}
