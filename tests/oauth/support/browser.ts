/** The browser of a person who is signed in to a server. */
export interface Browser {
  /** The data of a call of the application. */
  ask(query: string, params: object): Promise<unknown>;
  /** Opens an authorization URL, decides on the consent page, and returns the callback's URL. */
  browse(url: URL, answer?: 'ALLOW' | 'DECLINE'): Promise<URL>;
}

const MAX_REDIRECTS = 5;
const SIGN_IN = `mutation ($params: SignInInput!) {
  signIn(params: $params) { session { id } }
}`;
const READ = `query ($params: ConsentRequestInput!) {
  consentRequest(params: $params) { grantedScopes }
}`;
const DECIDE = `mutation ($params: DecideConsentInput!) {
  decideConsent(params: $params) { redirectUri }
}`;

/** Signs a person in. @returns the value of `Cookie` */
export async function signedIn(
  issuer: string,
  person: { readonly email: string; readonly password: string },
): Promise<string> {
  const { email, password } = person;
  const { response } = await post(issuer, {}, SIGN_IN, { email, password });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** @param cookie of a session */
export function browserOf(issuer: string, cookie: string): Browser {
  const ask = async (query: string, params: object) =>
    (await post(issuer, { Cookie: cookie }, query, params)).data;
  const decide = async (id: string, answer: 'ALLOW' | 'DECLINE') => {
    const { grantedScopes } = Object(await ask(READ, { id })).consentRequest;
    return textAt(await ask(DECIDE, { id, answer, grantedScopes }), 'decideConsent.redirectUri');
  };
  return {
    ask,
    async browse(start, answer = 'ALLOW') {
      let url = start;
      for (let step = 0; step < MAX_REDIRECTS; step += 1) {
        if (url.origin !== issuer) return url;
        const requestId = url.pathname === '/consent' ? url.searchParams.get('request') : null;
        if (requestId !== null) return new URL(await decide(requestId, answer));
        const response = await fetch(url, { redirect: 'manual', headers: { Cookie: cookie } });
        const location = response.headers.get('Location');
        if (location === null) throw new Error(`${response.status}: ${await response.text()}`);
        url = new URL(location, url);
      }
      throw new Error('too many redirects');
    },
  };
}

async function post(issuer: string, headers: object, query: string, params: object) {
  const response = await fetch(`${issuer}/graphql`, {
    method: 'POST',
    headers: { ...headers, Origin: issuer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { params } }),
  });
  const { data, errors } = Object(await response.json());
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return { response, data };
}

/** The text at a path of an answer. */
export function textAt(value: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => Object.getOwnPropertyDescriptor(Object(at), name)?.value, value);
  if (typeof found !== 'string') throw new Error(`no ${path} in ${JSON.stringify(value)}`);
  return found;
}
