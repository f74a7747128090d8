import { ApiError, ConnectionError, SdkError, TimeoutError } from '@investing-platform/sdk/lean';

/** What went wrong, in words for the person. */
export interface Problem {
  /** The contract's code, or `OFFLINE` where no answer came. */
  readonly code: string;
  readonly message: string;
  /** By the name of the input field: `params.redirectUris.0` belongs to `redirectUris`. */
  readonly fields: ReadonlyMap<string, string>;
  /** Finds the request in the server's logs. */
  readonly requestId: string | null;
}

const NO_FIELDS: ReadonlyMap<string, string> = new Map();
const UNKNOWN = 'Something went wrong on this page. Reload it.';

/** Where the server's words are meant for programs. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['INTERNAL', 'The server met a fault. Try again in a moment.'],
  ['NOT_IMPLEMENTED', 'This server cannot do that yet.'],
  ['PROVIDER_UNAVAILABLE', 'An outside service does not answer at present. Try again later.'],
  ['PLAN_REQUIRED', 'This needs a paid plan.'],
]);

/** Puts any error into words. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return refusalOf(error);
  if (isLost(error)) {
    const message =
      'No answer from the server. Nothing is lost: check your connection, then retry.';
    return { code: 'OFFLINE', message, fields: NO_FIELDS, requestId: null };
  }
  if (error instanceof PersonalError) {
    const { code, message, fields } = error;
    return { code, message, fields, requestId: null };
  }
  const code = error instanceof SdkError ? 'UNEXPECTED_ANSWER' : 'FAULT';
  return { code, message: UNKNOWN, fields: NO_FIELDS, requestId: null };
}

/** No answer came, be it to a request or to the loading of a part of the page. */
function isLost(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    (error instanceof TypeError && / module/.test(error.message))
  );
}

/** An error of this page whose message is for the person. */
export class PersonalError extends Error {
  override readonly name = 'PersonalError';
  readonly code: string;
  readonly fields: ReadonlyMap<string, string>;

  /** @param fields what is wrong, by the name of the input field */
  constructor(message: string, code = 'FAULT', fields = NO_FIELDS) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The name of the input field that a path of the API is about. */
export const fieldOf = (path: string): string => path.split('.')[1] ?? path;

/** What is wrong by the whole path within the input: `address.postalCode`, `people.0.email`. */
export function refusedPaths(error: unknown): readonly (readonly [path: string, text: string])[] {
  if (!(error instanceof ApiError)) return [...problemOf(error).fields];
  return error.problems
    .flatMap(({ fields }) => fields)
    .map(({ path, message }) => [path.replace(/^params\./, ''), sentence(message)]);
}

function refusalOf(error: ApiError): Problem {
  const [first] = error.problems;
  const fields = new Map<string, string>();
  for (const { path, message } of error.problems.flatMap((problem) => problem.fields)) {
    const name = fieldOf(path);
    if (!fields.has(name)) fields.set(name, sentence(message));
  }
  const message = WORDS.get(error.code) ?? waiting(error) ?? sentence(first?.message ?? '');
  return { code: error.code, message, fields, requestId: error.requestId };
}

function waiting({ code, retryAfterSeconds }: ApiError): string | null {
  if (code !== 'RATE_LIMITED') return null;
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds ?? 1));
  const time =
    seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Wait ${time}, then try again.`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The API's messages follow a field's name: "is too easy to guess". */
export function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
