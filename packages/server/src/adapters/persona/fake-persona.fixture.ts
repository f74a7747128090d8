import type { Clock } from '../../kernel/clock.ts';
import { personaDigest } from './signed-event.ts';

interface Inquiry {
  readonly id: string;
  readonly account: string;
  readonly referenceId: string;
  readonly fields: Record<string, string>;
  readonly template: string;
  status: string;
  completedAt: string | null;
  failedChecks: readonly string[];
  /** What its paper was read as; null: nothing. */
  paper: Readonly<Record<string, string>> | null;
  isRedacted: boolean;
}

interface Answer {
  readonly status: number;
  readonly json: object;
}

const OPEN = new Set(['created', 'pending']);
const refused = (status: number): Answer => ({ status, json: { errors: [{ title: 'No' }] } });

/**
 * Persona's API as far as the adapter asks it: inquiries of accounts, keys that are answered alike
 * for a day, links that open once, and answers that are lost on their way.
 */
export class FakePersona {
  /** What comes instead of an answer: `lost` after it was done, a status before. */
  trouble: 'lost' | number | null = null;
  readonly asked: { method: string; path: string; headers: Headers; body: string }[] = [];
  readonly inquiries: Inquiry[] = [];
  readonly #answered = new Map<string, { body: string; answer: Answer }>();
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(clock: Clock, secret: string) {
    this.#clock = clock;
    this.#secret = secret;
  }

  /** In the place of `fetch`. */
  readonly send: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = pathname.replace('/api/v1', '');
    const { method = 'GET' } = init ?? {};
    const headers = new Headers(init?.headers);
    const body = String(init?.body ?? '');
    this.asked.push({ method, path, headers, body });
    if (typeof this.trouble === 'number') return new Response('{}', { status: this.trouble });
    const { status, json } = this.#keyed(headers.get('idempotency-key'), method, path, body);
    if (this.trouble === 'lost') throw new TypeError('fetch failed');
    return Response.json(json, { status });
  };

  /** What the person and a workflow come to. */
  end(id: string, status: string, failedChecks: readonly string[] = []): void {
    const inquiry = this.inquiries.find((one) => one.id === id);
    if (inquiry === undefined) throw new Error(`there is no ${id}`);
    inquiry.status = status;
    inquiry.completedAt = this.#clock.now().toISOString();
    inquiry.failedChecks = failedChecks;
  }

  /** A message about an inquiry, as it is signed. */
  message(ref: string, eventId = 'evt_1', secret = this.#secret) {
    const payload = { data: { type: 'inquiry', id: ref, attributes: { status: 'approved' } } };
    const event = { type: 'event', id: eventId, attributes: { name: 'inquiry.approved', payload } };
    const body = JSON.stringify({ data: event });
    return { body, headers: { 'persona-signature': this.signature(body, secret) } };
  }

  signature(body: string, secret = this.#secret): string {
    const moment = String(Math.floor(this.#clock.now().getTime() / 1_000));
    return `t=${moment},v1=${personaDigest(secret, moment, body).toString('hex')}`;
  }

  #keyed(key: string | null, method: string, path: string, body: string): Answer {
    const earlier = key === null ? undefined : this.#answered.get(key);
    if (earlier !== undefined) return earlier.body === body ? earlier.answer : refused(409);
    const answer = this.#act(method, path, body);
    if (key !== null) this.#answered.set(key, { body, answer });
    return answer;
  }

  #act(method: string, path: string, body: string): Answer {
    const [, kind, id, action] = path.split('/');
    if (kind === 'accounts') return this.#redact(({ account }) => account === id);
    if (method === 'POST' && id === undefined) return this.#open(JSON.parse(body));
    const inquiry = this.inquiries.find((one) => one.id === id);
    if (inquiry === undefined) return refused(404);
    if (method === 'DELETE') return this.#redact((one) => one === inquiry);
    if (action === undefined) return { status: 200, json: shown(inquiry) };
    if (!OPEN.has(inquiry.status)) return refused(422);
    const link = `https://withpersona.com/verify?code=${this.asked.length}`;
    return { status: 200, json: { ...shown(inquiry), meta: { 'one-time-link': link } } };
  }

  #open({ data, meta }: Record<string, Record<string, never>>): Answer {
    const { fields = {}, 'inquiry-template-id': template = '' } = Object(data?.['attributes']);
    const referenceId = String(meta?.['auto-create-account-reference-id']);
    const inquiry: Inquiry = {
      id: `inq_${this.inquiries.length + 1}`,
      account: `act_${referenceId}`,
      referenceId,
      fields,
      template,
      status: 'created',
      completedAt: null,
      failedChecks: [],
      paper: null,
      isRedacted: false,
    };
    this.inquiries.push(inquiry);
    return { status: 201, json: shown(inquiry) };
  }

  #redact(which: (inquiry: Inquiry) => boolean): Answer {
    const found = this.inquiries.filter(which);
    for (const inquiry of found) inquiry.isRedacted = true;
    return found.length === 0 ? refused(404) : { status: 200, json: {} };
  }
}

function shown(inquiry: Inquiry): object {
  const { id, account, referenceId, status, completedAt, failedChecks, isRedacted } = inquiry;
  const read =
    inquiry.paper === null ? { status: 'failed' } : { ...inquiry.paper, status: 'passed' };
  const fields = Object.entries(inquiry.fields).map(([name, value]) => [
    name,
    { type: 'string', value: isRedacted ? null : value },
  ]);
  const checks = failedChecks.map((name) => ({ name, status: 'failed', reasons: [] }));
  return {
    data: {
      type: 'inquiry',
      id,
      attributes: {
        status,
        'reference-id': isRedacted ? null : referenceId,
        'completed-at': completedAt,
        'redacted-at': isRedacted ? '2026-11-23T12:00:00Z' : null,
        fields: Object.fromEntries(fields),
      },
      relationships: { account: { data: { type: 'account', id: account } } },
    },
    included: [
      { type: 'verification/government-id', id: 'ver_1', attributes: { ...read, checks } },
    ],
  };
}
