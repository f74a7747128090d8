/** An `OperationResult` of one object. */
export function done(id: string, message: string) {
  return { id, affectedCount: 1, affectedIds: [id], message };
}
