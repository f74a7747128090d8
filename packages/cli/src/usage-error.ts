/** The command line cannot be meant so; nothing was sent. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
