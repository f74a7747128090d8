/** `unknown` where nobody could tell in time. */
export type BreachVerdict = 'leaked' | 'clear' | 'unknown';

/** The party that knows passwords from leaks, which attackers try first. */
export interface PasswordBreaches {
  /**
   * Never rejects. The password itself stays in the process.
   *
   * @param password as `comparablePassword` gives it
   * @param signal aborts at the caller's deadline; the verdict is then `unknown`
   */
  check(password: string, signal: AbortSignal): Promise<BreachVerdict>;
}
