/** Where a command reads and writes; replaced in tests. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Width of the output in characters; null where it is not a terminal. */
  readonly columns: number | null;
  readonly hasColors: boolean;
  /** Whether a person is there to answer questions. */
  readonly isInteractive: boolean;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** Results. */
  write(text: string): void;
  /** Problems and notes. */
  complain(text: string): void;
  /** Asks the person one question and gives the answer; an empty one where the signal ends it. */
  ask(question: string, options?: Asking): Promise<string>;
  /** Opens an address in the person's browser; false where there is none. */
  openAddress(address: string): Promise<boolean>;
  /** What comes on the standard input, line by line. */
  lines(): AsyncIterable<string>;
  /** All that comes on the standard input. */
  readInput(): Promise<string>;
}

/** How a question is asked. */
export interface Asking {
  /** Whether what is typed stays invisible. */
  readonly isSecret?: boolean;
  /** Ends the question. */
  readonly signal?: AbortSignal;
}
