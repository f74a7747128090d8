import type { TestAnswer, TestUser } from './types.ts';

const SIGN_IN = 'mutation ($params: SignInInput!) { signIn(params: $params) { session { id } } }';

/** Signs in as the pages do. @returns the value of a `Cookie` header */
export async function signIn(url: string, { email, password }: TestUser): Promise<string> {
  const variables = { params: { email, password } };
  const { headers, body } = await postGraphql(url, {}, { query: SIGN_IN, variables });
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`no session: ${JSON.stringify(body)}`);
  return cookie;
}

/** Sends an operation. */
export async function postGraphql(
  url: string,
  headers: Readonly<Record<string, string>>,
  operation: object,
): Promise<TestAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  const body = (await response.json()) as TestAnswer['body'];
  return { status: response.status, headers: response.headers, body };
}
