import type { FileExtractionFailure } from '@investing-platform/schema/operations';

/** A file, or the whole of an e-mail, that nothing can be read from. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly code: FileExtractionFailure;

  /**
   * @param reason a sentence for a person, with the row and the field where there is one
   * @param cause what a reader of files threw
   */
  constructor(code: FileExtractionFailure, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.code = code;
  }
}
