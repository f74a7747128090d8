/** What the headers of a Fetch request say. */
export interface RequestHead {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

export interface RequestFault {
  /** HTTP status. */
  readonly status: 405 | 415;
  readonly message: string;
}

/**
 * Why a request to `/graphql` is not read, null where it is: it takes JSON in UTF-8 by POST alone
 * (contract rule 16). Forms, plain text and queries in the address can come from foreign pages
 * without asking.
 */
export function requestFault({ method, headers }: RequestHead): RequestFault | null {
  if (method !== 'POST') return { status: 405, message: 'Send GraphQL with POST.' };
  const type = headers.get('content-type') ?? '';
  const isJson = /^application\/(graphql\+)?json\s*(;\s*charset="?utf-8"?)?$/i.test(type.trim());
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (isJson && encoding === 'identity') return null;
  return { status: 415, message: 'Send the body as uncompressed application/json in UTF-8.' };
}
