import { boundedFetch } from '../outbound/bounded-fetch.ts';
import { type Guard, guarded } from '../outbound/guarded.ts';

const API = 'https://api.withpersona.com/api/v1';
/** What the answers look like: a later version is taken once the suite holds with it. */
const VERSION = '2023-01-05';
const LIMITS = { hosts: ['api.withpersona.com'], timeoutMs: 9_000, maxBytes: 4_194_304 };
const GONE = new Set([404, 410]);

/** An answer of Persona's; null where it does not know what was asked for. */
export type PersonaAnswer = Readonly<Record<string, unknown>> | null;

export interface PersonaRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The same for each repetition of one request. */
  readonly key?: string;
  readonly signal: AbortSignal;
}

/** A request that Persona has understood and refuses, such as a link into what has ended. */
export class PersonaRefusal extends Error {}

export interface PersonaClient {
  readonly guard: Guard;
  ask(request: PersonaRequest): Promise<PersonaAnswer>;
}

/**
 * Persona's API over HTTP. Nothing of a request or an answer is in what it throws: they are about
 * people.
 *
 * @param send tests put a server of their own there
 */
export function personaClient(apiKey: string, send?: typeof fetch): PersonaClient {
  const fetch = boundedFetch(LIMITS, send);
  return {
    guard: guarded('Persona'),
    async ask({ method, path, body, key, signal }) {
      const headers = new Headers({
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        'key-inflection': 'kebab',
        'persona-version': VERSION,
      });
      if (body !== undefined) headers.set('content-type', 'application/json');
      if (key !== undefined) headers.set('idempotency-key', key);
      const init: RequestInit = { method, headers, signal };
      if (body !== undefined) init.body = JSON.stringify(body);
      const { status, ok, ...answer } = await answerOf(await fetch(`${API}${path}`, init));
      if (ok) return answer.json;
      if (GONE.has(status)) return null;
      if (status === 400 || status === 409 || status === 422) {
        throw new PersonaRefusal(`Persona refused it with ${status}`);
      }
      throw new Error(`Persona answered ${status}`);
    },
  };
}

async function answerOf(response: Response) {
  const { status, ok } = response;
  if (!ok || status === 204) return { status, ok, json: {} };
  const json: unknown = await response.json();
  if (typeof json !== 'object' || json === null) throw new Error('Persona answered no object');
  return { status, ok, json: Object.fromEntries(Object.entries(json)) };
}
