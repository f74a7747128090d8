/** What a mutation did that has no object to return. */
export interface OperationOutcome {
  readonly id: string | null;
  readonly affectedCount: number;
  readonly affectedIds: string[];
  /** One sentence for a person. */
  readonly message: string;
}
