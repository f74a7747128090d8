import { refuse } from '@investing-platform/rules/refusals/platform-error';
import { operationHints } from '@investing-platform/schema/hints';
import { type Call, enumValues, mayName } from './call.ts';
import { fieldOf, type hintsOf } from './model.ts';
import { titleOf } from './realm.ts';
import type { Row } from './row.ts';

type Transition = ReturnType<typeof hintsOf>['transitions'][number];
type ErrorCode = ReturnType<typeof hintsOf>['errors'][number];

/** Codes that an operation may have for a wrong state, the most particular first. */
const STATE_CODES: readonly ErrorCode[] = [
  'ORDER_NOT_CANCELABLE',
  'ORDER_NOT_EDITABLE',
  'INVALID_STATE',
  'CONFLICT',
];

/**
 * The step of a state machine that an operation takes with an object: the fields to set.
 *
 * @throws {PlatformError} the code that the operation names for a wrong state
 */
export function step(call: Call, type: string, row: Row | null): Record<string, unknown> {
  const own = call.hints.transitions.filter(({ entity }) => entity === type);
  const wanted = wantedSteps(call, own);
  const [first] = wanted;
  if (first === undefined) return {};
  const state = row === null ? null : row[first.field];
  const fitting = wanted.find(
    ({ from }) => from === null || (typeof state === 'string' && from.includes(state)),
  );
  const now = call.realm.platform.clock.now();
  const taken = fitting ?? (row === null ? first : undefined);
  if (taken !== undefined) {
    const moment = state === taken.to ? {} : momentOfState(type, taken.to, now);
    return { [taken.field]: taken.to, since: now, ...moment };
  }
  throw refuse(stateCode(call, type, String(state)), `${titleOf(type)} is ${String(state)}`);
}

const stateFields = new Map(
  Object.values(operationHints).flatMap(({ transitions }) =>
    transitions.map(({ entity, field }) => [entity, field]),
  ),
);

/** The field that tells the state of objects of a type. */
export const stateField = (type: string): string => stateFields.get(type) ?? 'status';

/** `CONFIRMED` is told by `confirmedAt`, where the type has that field. */
export function momentOfState(type: string, state: string, at: Date): Record<string, Date> {
  const name = `${state.toLowerCase().replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase())}At`;
  return fieldOf(type, name) === undefined ? {} : { [name]: at };
}

/** Where the input names a state, the steps to it; without that input there is no step. */
function wantedSteps(
  { operation, params }: Call,
  steps: readonly Transition[],
): readonly Transition[] {
  const states = steps.map(({ to }) => to);
  if (!mayName(operation, states)) return steps;
  const named = enumValues(operation, params);
  return steps.filter(({ to }) => named.some((name) => to.startsWith(name)));
}

function stateCode({ hints, operation }: Call, type: string, state: string): ErrorCode {
  const codes = STATE_CODES.filter((code) => hints.errors.includes(code));
  const [code] = codes;
  if (code === undefined) {
    throw new TypeError(`${operation} takes a step, but names no error for a wrong state`);
  }
  // Where both are named, what will pass by itself is a conflict, what is final is not.
  return codes.includes('CONFLICT') && !isFinal(type, state) ? 'CONFLICT' : code;
}

/** Whether no operation leads out of a state. */
function isFinal(type: string, state: string): boolean {
  return !Object.values(operationHints).some(({ transitions }) =>
    transitions.some(({ entity, from }) => entity === type && from?.includes(state)),
  );
}
