import type { AssistantFailureCode } from '@investing-platform/schema/operations';

/** Why a reply ends without being whole, as a code and as a sentence for the person. */
export class ReplyFailure extends Error {
  override readonly name = 'ReplyFailure';
  readonly code: AssistantFailureCode;

  constructor(code: AssistantFailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
