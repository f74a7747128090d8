import type { Operation } from '@investing-platform/schema';

/** One wrong input field, as `params.email`. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The API's refusal, with the code of the contract; `OFFLINE` where there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly fields: readonly FieldProblem[];

  constructor(code: string, message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly fields?: readonly FieldProblem[] };
  }[];
}

type NoVariables = { readonly [key: string]: never };
type Given<Variables> = Variables extends NoVariables ? [] : [variables: Variables];

/**
 * Runs an operation as the signed-in browser: the session cookie goes along by itself.
 *
 * @throws {ApiError} with the first error of the answer
 */
export async function run<Data, Variables>(
  operation: Operation<Data, Variables>,
  ...[variables]: Given<Variables>
): Promise<Data> {
  const answer = await post<Data>(JSON.stringify({ query: operation, variables }));
  const error = answer.errors?.[0];
  if (error !== undefined) {
    const { code = 'INTERNAL', fields } = error.extensions ?? {};
    throw new ApiError(code, error.message, fields);
  }
  if (answer.data === null || answer.data === undefined) {
    throw new ApiError('INTERNAL', 'The server sent an empty answer.');
  }
  return answer.data;
}

async function post<Data>(body: string): Promise<Answer<Data>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      body,
    });
    return await response.json();
  } catch (error) {
    throw new ApiError('OFFLINE', `The server cannot be reached: ${messageOf(error)}`);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
