import { badInput } from '../../../kernel/errors.ts';

export function unknownResetToken() {
  return badInput('params.token', 'is unknown, was used already, or is older than an hour');
}
