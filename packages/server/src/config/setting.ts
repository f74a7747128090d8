/** One setting of the server, read from one environment variable. */
export interface Setting<Value> {
  readonly name: string;
  /** What holds where the variable is absent or empty. */
  readonly fallback: string;
  /** One or two sentences for operators. */
  readonly meaning: string;
  /** @throws {Error} with the rest of a sentence that starts with the setting's name */
  readonly parse: (text: string) => Value;
}

export function setting<Value>(
  name: string,
  fallback: string,
  meaning: string,
  parse: (text: string) => Value,
): Setting<Value> {
  return { name, fallback, meaning, parse };
}
