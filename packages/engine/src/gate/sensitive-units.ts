import { type FieldNode, type GraphQLSchema, Kind, type ValueNode } from 'graphql';
import type { VariableValues } from '../types.ts';
import type { Requirement } from './requirements.ts';

/** The units of the sensitive rate group that an operation costs with these variables. */
export type SensitiveUnits = (variables: VariableValues) => number;

type Root = Extract<Requirement, { kind: 'root' }>;

/** What proves that the person is present, in the input of a step-up operation. */
const PROOFS: ReadonlySet<string> = new Set(['mfaCode', 'password', 'newPassword']);

/**
 * Each use of a sensitive root field costs one unit, and so does each use of a step-up field whose
 * input carries a code or a password: whoever guesses them is slowed down at every door alike
 * (specification, part 8; contract rule 17).
 */
export function sensitiveUnits(
  schema: GraphQLSchema,
  requirements: readonly Requirement[],
): SensitiveUnits {
  const roots = requirements.filter((one): one is Root => one.kind === 'root');
  const sensitive = roots.filter(({ entry }) => entry?.rateGroup === 'SENSITIVE');
  const always = sensitive.flatMap(({ uses }) => uses).length;
  const stepUps = roots
    .filter((one) => !sensitive.includes(one) && isStepUp(schema, one))
    .flatMap(({ uses }) => uses);
  if (stepUps.length === 0) return () => always;
  return (variables) => always + stepUps.filter((node) => carriesProof(node, variables)).length;
}

function isStepUp(schema: GraphQLSchema, { field, entry }: Root): boolean {
  const type = entry === undefined ? null : schema.getType(entry.type);
  if (type === null || type === undefined || !('getFields' in type)) return false;
  const directives = type.getFields()[field]?.astNode?.directives ?? [];
  return directives.some(({ name }) => name.value === 'stepUp');
}

function carriesProof(node: FieldNode, variables: VariableValues): boolean {
  const params = node.arguments?.find(({ name }) => name.value === 'params')?.value;
  if (params?.kind === Kind.VARIABLE) {
    const given = (variables[params.name.value] ?? {}) as VariableValues;
    return [...PROOFS].some((name) => given[name] != null);
  }
  if (params?.kind !== Kind.OBJECT) return false;
  return params.fields.some(
    ({ name, value }) => PROOFS.has(name.value) && isGiven(value, variables),
  );
}

function isGiven(value: ValueNode, variables: VariableValues): boolean {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value] != null;
  return value.kind !== Kind.NULL;
}
