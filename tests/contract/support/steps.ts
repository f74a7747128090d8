import type { ErrorCode } from '@investing-platform/schema';
import type { Known, Step } from './case.ts';
import { variables } from './order-steps.ts';

type Params = object | ((known: Known) => object);

export const step = (document: string, params: Params, more: Partial<Step> = {}): Step => ({
  document,
  variables: variables(params),
  ...more,
});

/** A refusal, whose words only the service knows. */
export const refused = (
  operation: string,
  code: ErrorCode,
  ...fields: string[]
): Partial<Step> => ({
  errors: [
    {
      path: [operation],
      code,
      ...(fields.length === 0 ? {} : { fields: fields.map((field) => `params.${field}`) }),
    },
  ],
  ownWords: true,
});
