import { vi } from 'vitest';

const TIMEOUT_MS = 5_000;
/** A killed server is back long before. */
const PATIENCE = { timeout: 60_000, interval: 50 };
/** The database or the process is away: the same request again finds out what came of it. */
const AWAY = 'PROVIDER_UNAVAILABLE';

export type Answer =
  | { readonly kind: 'ok'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: string };

interface Body {
  readonly data?: Readonly<Record<string, { readonly id: string } | null>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Sends a mutation until somebody answers it, always with the same input. */
export async function persist(
  url: string,
  token: string,
  mutation: { readonly name: string; readonly params: Readonly<Record<string, unknown>> },
): Promise<Answer> {
  const { name, params } = mutation;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($params: ${type}!) { ${name}(params: $params) { id } }`;
  const body = JSON.stringify({ query, variables: { params } });
  return vi.waitFor(async () => {
    const answer = answerOf(name, await post(url, token, body));
    if (answer === null) throw new Error(`nobody answered ${name}`);
    return answer;
  }, PATIENCE);
}

/** Null where no answer came. */
async function post(url: string, token: string, body: string): Promise<Body | null> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return JSON.parse(await response.text()) as Body;
  } catch {
    return null;
  }
}

function answerOf(name: string, body: Body | null): Answer | null {
  const id = body?.data?.[name]?.id;
  if (id !== undefined) return { kind: 'ok', id };
  const code = body?.errors?.[0]?.extensions.code;
  return code === undefined || code === AWAY ? null : { kind: 'refused', code };
}
