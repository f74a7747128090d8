import { Failure } from '../failure.ts';
import { printable } from '../format/cell.ts';
import { noAnswerLines, strangeAnswerLines } from '../no-answer.ts';
import { LOOPBACK_ADDRESS } from './loopback.ts';

const NAME = 'Investing CLI';
const TIMEOUT_MS = 10_000;

/**
 * Registers this program as a public client with the server (RFC 7591), for browsers that come
 * back to this machine.
 *
 * @returns the client's id
 * @throws {Failure} where the server takes no such client
 */
export async function registerClient(baseUrl: string, interrupted: AbortSignal): Promise<string> {
  const metadata = {
    client_name: NAME,
    redirect_uris: [LOOPBACK_ADDRESS],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  const response = await send(new URL('/oauth/register', baseUrl), interrupted, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  const { client_id: clientId, error, error_description: why } = await bodyOf(response);
  if (response.ok && typeof clientId === 'string') return clientId;
  const reason = error === 'invalid_redirect_uri' ? NOT_APPROVED : (why ?? response.status);
  throw new Failure([
    `This server registers no program that signs in by a browser: ${printable(String(reason))}.`,
    'Make an API credential in the application, and: investing login --client-id <its id>',
  ]);
}

const NOT_APPROVED = 'its operator has not approved 127.0.0.1 for browsers to come back to';

/** Whether the server still knows a client that was registered earlier. */
export async function isRegistered(address: string, interrupted: AbortSignal): Promise<boolean> {
  const { status } = await send(new URL(address), interrupted, { redirect: 'manual' });
  return status < 400;
}

async function send(address: URL, interrupted: AbortSignal, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await fetch(address, { ...init, signal });
  } catch (error) {
    interrupted.throwIfAborted();
    throw new Failure(noAnswerLines(address.origin, codeOf(error)));
  }
}

/** The system's, which `fetch` wraps, and Node once more where it tried several addresses. */
function codeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at && depth < 4; at = Object(at).cause, depth += 1) {
    const { code } = Object(at);
    if (typeof code === 'string') return code;
  }
  return '';
}

/** @throws {Failure} where it is none of the API */
async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    return Object(await response.json());
  } catch {
    const { origin } = new URL(response.url);
    throw new Failure(strangeAnswerLines(origin, response.status));
  }
}
