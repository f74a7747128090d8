import { catalog } from '@investing-platform/schema';

/** What MSW tells about a request that no handler took. */
interface UnhandledFrame {
  readonly frame: { readonly protocol: string; readonly data: unknown };
}

/**
 * For MSW's `onUnhandledFrame`: answers a request with an operation of the contract that nobody
 * handles with an error that names it, whatever client sent it, and lets everything else pass.
 *
 * @param report gets the same sentence, for tests to look at
 */
export function refuseUnhandledOperations(baseUrl: string, report: (fault: Error) => void) {
  return async ({ frame }: UnhandledFrame): Promise<void> => {
    const request = requestOf(frame.data);
    if (request === null || request.method !== 'POST') return;
    const name = operationIn(await request.clone().text());
    if (name === null) return;
    const message =
      `Nobody handles the operation ${name} at ${request.url}: ` +
      `the mocks serve ${baseUrl.replace(/\/$/, '')}/graphql`;
    report(new Error(message));
    const errors = [{ message, extensions: { code: 'NOT_IMPLEMENTED' } }];
    // What MSW is rejected with here is what it answers.
    return Promise.reject(Response.json({ errors }, { status: 501 }));
  };
}

function requestOf(data: unknown): Request | null {
  const request = typeof data === 'object' && data !== null && 'request' in data && data.request;
  return request instanceof Request ? request : null;
}

const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w+)|^\s*(\{)/;

/** The name of the operation in a GraphQL request; null where the text is none. */
function operationIn(text: string): string | null {
  const body = parsed(text);
  const query = typeof body === 'object' && body !== null && 'query' in body && body.query;
  if (typeof query !== 'string' || !query.match(/\w+/g)?.some(isOurs)) return null;
  const match = OPERATION.exec(query);
  return match === null ? null : (match[1] ?? 'without a name');
}

/** Other services speak GraphQL too; what the contract has no word of is theirs. */
function isOurs(word: string): boolean {
  return Object.hasOwn(catalog, word);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
