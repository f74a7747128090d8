import type { GraphQLError } from 'graphql';
import type { Operations, PreparedOperation } from './prepared-operation.ts';
import { refusal } from './refusal.ts';
import type { OperationRequest } from './types.ts';

/** GraphQL specification, section 6.1, GetOperation; undefined where it raises an error. */
export function selectOperation<Operation extends PreparedOperation>(
  operations: Operations<Operation>,
  name: string | null | undefined,
): Operation | undefined {
  if (name !== undefined && name !== null) return operations.get(name);
  if (operations.size !== 1) return undefined;
  const [only] = operations.values();
  return only;
}

/** Why no operation of the document was selected. */
export function unknownOperation({
  operationName,
}: Pick<OperationRequest, 'operationName'>): GraphQLError {
  const message =
    typeof operationName === 'string'
      ? 'The document has no operation of that name.'
      : 'operationName must name one of the operations of the document.';
  return refusal('GRAPHQL_VALIDATION_FAILED', message, {
    fields: [{ path: 'operationName', message }],
  });
}
