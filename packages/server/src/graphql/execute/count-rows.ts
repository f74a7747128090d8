import { refusal } from '@investing-platform/engine';
import type { GraphQLError } from 'graphql';
import type { Run } from './types.ts';

/**
 * Rows count when they are there, before the lists inside of them are read: what an answer comes to
 * is bounded by what there is, not by what there could be (contract rule 20).
 */
export function countRows({ counted, most }: Run, length: number): void {
  counted.rows += length;
  if (counted.rows > most) throw tooMuch(`The answer has more than ${most} rows.`);
}

/** The cost of a field (`@cost`) counts in the same way, for each object that it is read of. */
export function countCost({ counted, most }: Run, cost: number): void {
  counted.cost += cost;
  if (counted.cost > most) throw tooMuch(`The answer takes as much work as ${most} rows.`);
}

function tooMuch(what: string): GraphQLError {
  return refusal('QUERY_LIMIT_EXCEEDED', `${what} Ask for shorter lists, or for less at once.`);
}
