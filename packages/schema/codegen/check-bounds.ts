import {
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isScalarType,
} from 'graphql';

/** Decimal places that any number of the contract may have. */
const MAX_SCALE = 18;

/**
 * What a decimal of an input lacks: each has a lower and an upper bound and a scale, so that
 * whatever is taken can be stored, calculated with and printed, and bounds that exclude say so.
 */
export function boundProblems(type: GraphQLNamedType): string[] {
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    isDecimal(field) ? decimalProblems(`${type.name}.${field.name}`, field) : [],
  );
}

function isDecimal(field: GraphQLInputField): boolean {
  const named = getNamedType(field.type);
  return isScalarType(named) && named.name === 'Decimal';
}

function decimalProblems(where: string, field: GraphQLInputField): string[] {
  const bounds = boundsOf(field);
  const problems: string[] = [];
  if (bounds.has('min') === bounds.has('exclusiveMin')) {
    problems.push(`${where} needs one lower bound: @constraint(min) or @constraint(exclusiveMin)`);
  }
  if (bounds.has('max') === bounds.has('exclusiveMax')) {
    problems.push(`${where} needs one upper bound: @constraint(max) or @constraint(exclusiveMax)`);
  }
  const scale = bounds.get('scale');
  if (scale === undefined || Number(scale) > MAX_SCALE) {
    problems.push(`${where} needs its decimal places: @constraint(scale), at most ${MAX_SCALE}`);
  }
  if (/\babove 0\b/.test(field.description ?? '') && bounds.get('exclusiveMin') !== '0') {
    problems.push(`${where} is above 0, which @constraint(exclusiveMin: "0") must say`);
  }
  return problems;
}

/** The arguments of a field's `@constraint` as they are written. */
function boundsOf({ astNode }: GraphQLInputField): ReadonlyMap<string, string> {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'constraint');
  return new Map(
    (directive?.arguments ?? []).map(({ name, value }) => [
      name.value,
      'value' in value ? String(value.value) : '',
    ]),
  );
}
