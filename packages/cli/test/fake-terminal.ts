import type { Terminal } from '../src/terminal.ts';

/** A terminal that remembers, for tests. */
export interface FakeTerminal extends Terminal {
  readonly out: () => string;
  readonly problems: () => string;
  readonly questions: readonly string[];
}

/** What a test may set. */
export interface FakeTerminalOptions extends Partial<Pick<Terminal, 'env' | 'folder' | 'columns'>> {
  /** What a person answers; null: nobody is there. */
  readonly answer?: string | ((question: string) => Promise<string>) | null;
  /** What a browser does with an address; default: there is none. */
  readonly browse?: (address: string) => void;
  /** What comes on the standard input. */
  readonly input?: string;
  /** Sees each problem and note. */
  readonly onComplain?: (text: string) => void;
  /** Sees each piece of output, and may press Ctrl-C. */
  readonly onWrite?: (text: string, interrupt: () => void) => void;
}

export function fakeTerminal(options: FakeTerminalOptions = {}): FakeTerminal {
  const { answer = null, input = '', env = {}, folder = '/', columns = null } = options;
  const written: string[] = [];
  const complaints: string[] = [];
  const questions: string[] = [];
  const interruption = new AbortController();
  return {
    env,
    platform: 'linux',
    folder,
    columns,
    hasColors: false,
    isInteractive: answer !== null,
    interrupted: interruption.signal,
    write(text) {
      written.push(text);
      options.onWrite?.(text, () => interruption.abort());
    },
    complain(text) {
      complaints.push(text);
      options.onComplain?.(text);
    },
    async ask(question) {
      questions.push(question);
      return typeof answer === 'function' ? answer(question) : (answer ?? '');
    },
    async openAddress(address) {
      options.browse?.(address);
      return options.browse !== undefined;
    },
    async *lines() {
      yield* input.split('\n');
    },
    readInput: async () => input,
    out: () => written.join(''),
    problems: () => complaints.join(''),
    questions,
  };
}
