import { createHmac } from 'node:crypto';
import { CARD_FATES, type CardFate } from '@investing-platform/rules/cards/simulated-card';
import { DAY_SECONDS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Clock } from '../../kernel/clock.ts';

interface Stored {
  readonly id: string;
  status: string;
  metadata: Record<string, string>;
  payment_method: string | null;
  next_action: unknown;
  last_payment_error: unknown;
  last_setup_error: unknown;
  readonly object: string;
  [field: string]: unknown;
}

interface Dispute {
  readonly id: string;
  readonly payment: string;
  readonly at: number;
  readonly status: string;
  readonly amount: number;
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

const TOKEN = /^pm_fake_(\d{4})$/;
const fateOf = (token: string | null): CardFate | null => {
  const digits = TOKEN.exec(token ?? '')?.[1];
  return digits === undefined ? null : (CARD_FATES[digits] ?? 'TAKEN');
};
const problem = (status: number, error: object): Answer => ({ status, json: { error } });
const missing = problem(404, { type: 'invalid_request_error', code: 'resource_missing' });
const ok = (json: unknown): Answer => ({ status: 200, json });
const listOf = (data: unknown): Answer => ok({ object: 'list', data, has_more: false, url: '/' });
const redirect = (id: string) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `https://hooks.stripe.com/3ds/${id}` },
});

function shown(intent: Stored): unknown {
  if (intent.object !== 'setup_intent') return intent;
  const id = intent.payment_method ?? '';
  const last4 = TOKEN.exec(id)?.[1];
  const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2030, country: 'US' };
  return { ...intent, payment_method: { id, card, billing_details: { name: null } } };
}

/**
 * Stripe's API as far as the adapter asks it: objects with their states, keys that are kept for a
 * day and are refused with other input, and answers that are lost on their way.
 */
export class FakeStripe {
  isLosing = false;
  isDown = false;
  readonly seen: { path: string; key: string | null; body: string }[] = [];
  readonly #objects = new Map<string, Stored>();
  readonly #answered = new Map<string, { input: string; answer: Answer; at: number }>();
  /** Each change of each dispute, with the moment that it comes at. */
  readonly #disputed: Dispute[] = [];
  readonly #clock: Clock;
  readonly #webhookSecret: string;

  constructor(clock: Clock, webhookSecret: string) {
    this.#clock = clock;
    this.#webhookSecret = webhookSecret;
  }

  /** In the place of `fetch`. */
  readonly send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (this.isDown) throw new TypeError('fetch failed');
    const path = url.pathname.replace('/v1/', '');
    const isPost = init?.method === 'POST';
    const body = String(init?.body ?? '');
    const key = new Headers(init?.headers).get('idempotency-key');
    if (isPost) this.seen.push({ path, key, body });
    const { status, json } = isPost
      ? this.#keyed(key, path, body)
      : this.#found(path, url.searchParams);
    if (this.isLosing) throw new TypeError('fetch failed');
    return Response.json(json, { status, headers: { 'request-id': 'req_fake' } });
  };

  charged(): readonly Stored[] {
    return this.#all('payment_intent').filter(({ status }) => status === 'succeeded');
  }

  /** What a person does at the page for a card. */
  fillPage(digits: string): string {
    const [session] = this.#all('checkout.session').slice(-1);
    const own = this.#objects.get(String(session?.['setup_intent']));
    if (session === undefined || own === undefined) throw new Error('there is no page');
    Object.assign(own, { status: 'succeeded', payment_method: `pm_fake_${digits}` });
    return session.id;
  }

  /** What a cardholder's bank does. */
  dispute(payment: string, status: string, about: { id?: string; amount?: number } = {}): void {
    this.#dispute(payment, status, { inMs: 0, ...about });
  }

  #dispute(
    payment: string,
    status: string,
    { inMs, id = 'dp_1', amount }: { inMs: number; id?: string; amount?: number },
  ): void {
    const whole = Number(this.#objects.get(payment)?.['amount']);
    const at = this.#clock.now().getTime() + inMs;
    this.#disputed.push({ id, payment, status, at, amount: amount ?? whole });
  }

  /** What the operator does at Stripe's own page. */
  refund(payment: string, amount: number, status = 'succeeded', inMs = 0): void {
    const made = this.#store('re', 'refund', new URLSearchParams());
    Object.assign(made, { status, payment, amount, at: this.#clock.now().getTime() + inMs });
  }

  /** As they are by now. */
  #disputesOf(payment: string | null): Dispute[] {
    const now = this.#clock.now().getTime();
    const told = this.#disputed.filter((one) => one.payment === payment && one.at <= now);
    return [...new Map(told.map((one) => [one.id, one])).values()];
  }

  #refundsOf(payment: string | null): readonly Stored[] {
    const now = this.#clock.now().getTime();
    return this.#all('refund').filter(
      (one) => one['payment'] === payment && Number(one['at']) <= now,
    );
  }

  /** What a person does at the bank's page. */
  answer(ourId: string, confirmed: boolean): void {
    for (const one of this.#objects.values()) {
      if (one.metadata['id'] !== ourId || one.status !== 'requires_action') continue;
      const isSetup = one.object === 'setup_intent';
      const code = `${isSetup ? 'setup' : 'payment'}_intent_authentication_failure`;
      one.status = confirmed ? 'succeeded' : 'requires_payment_method';
      if (!confirmed) one[isSetup ? 'last_setup_error' : 'last_payment_error'] = { code };
    }
  }

  message(object: object, type = 'payment_intent.succeeded') {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const at = this.#now();
    const signed = createHmac('sha256', this.#webhookSecret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signed}` } };
  }

  #now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  #all(object: string): readonly Stored[] {
    return [...this.#objects.values()].filter((one) => one.object === object);
  }

  #keyed(key: string | null, path: string, body: string): Answer {
    const earlier = key === null ? undefined : this.#answered.get(key);
    if (earlier !== undefined && this.#now() - earlier.at < DAY_SECONDS) {
      return earlier.input === body ? earlier.answer : problem(400, { type: 'idempotency_error' });
    }
    // As it was then: what changes later is read anew.
    const answer = structuredClone(this.#act(path, new URLSearchParams(body)));
    if (key !== null) this.#answered.set(key, { input: body, answer, at: this.#now() });
    return answer;
  }

  #found(path: string, query: URLSearchParams): Answer {
    const [kind, id] = path.replace('checkout/', '').split('/');
    if (kind === 'sessions' && id !== undefined) {
      const one = this.#objects.get(id);
      const own = this.#objects.get(String(one?.['setup_intent']));
      return one === undefined || own === undefined
        ? missing
        : ok({ ...one, setup_intent: shown(own) });
    }
    if (id !== undefined) {
      const one = this.#objects.get(id);
      return one === undefined ? missing : ok(shown(one));
    }
    const payment = query.get('payment_intent');
    if (kind === 'disputes') return listOf(this.#disputesOf(payment));
    if (kind === 'refunds') return listOf(this.#refundsOf(payment));
    const customer = query.get('customer');
    return listOf(this.#all('payment_intent').filter((one) => one['customer'] === customer));
  }

  #act(path: string, form: URLSearchParams): Answer {
    const [kind = '', id = '', action] = path.split('/');
    if (action === 'detach') return fateOf(id) === null ? missing : ok({ id, customer: null });
    if (path === 'customers') return ok(this.#store('cus', 'customer', form));
    if (path === 'setup_intents') return this.#setUp(form);
    if (path === 'checkout/sessions') {
      const { id: setup_intent } = this.#store('seti', 'setup_intent', form);
      const session = this.#store('cs', 'checkout.session', form);
      const url = `https://checkout.stripe.com/${session.id}`;
      return ok(Object.assign(session, { setup_intent, url }));
    }
    if (path === 'payment_intents') return this.#charge(form);
    if (path === 'refunds') return this.#refund(form);
    const known = this.#objects.get(id);
    if (known === undefined || kind !== 'payment_intents') return missing;
    if (action === 'confirm') {
      return ok(Object.assign(known, { status: 'requires_action', next_action: redirect(id) }));
    }
    if (known.status === 'succeeded') {
      const code = 'payment_intent_unexpected_state';
      return problem(400, { type: 'invalid_request_error', code });
    }
    return ok(Object.assign(known, { status: 'canceled', next_action: null }));
  }

  #store(prefix: string, object: string, form: URLSearchParams): Stored {
    const id = `${prefix}_${this.#objects.size + 1}`;
    const metadata: Record<string, string> = {};
    for (const [name, value] of form) {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      if (key !== undefined) metadata[key] = value;
    }
    const stored: Stored = {
      id,
      object,
      status: 'requires_payment_method',
      metadata,
      customer: form.get('customer'),
      payment_method: form.get('payment_method'),
      next_action: null,
      last_payment_error: null,
      last_setup_error: null,
      client_secret: `${id}_secret_fake`,
    };
    this.#objects.set(id, stored);
    return stored;
  }

  #setUp(form: URLSearchParams): Answer {
    if (form.get('confirm') !== 'true') return ok(this.#store('seti', 'setup_intent', form));
    const fate = fateOf(form.get('payment_method'));
    if (fate === null) return missing;
    if (fate === 'REFUSED') return problem(402, { type: 'card_error', code: 'card_declined' });
    const intent = this.#store('seti', 'setup_intent', form);
    intent.status = fate === 'CONFIRMED_ONCE' ? 'requires_action' : 'succeeded';
    if (intent.status === 'requires_action') intent.next_action = redirect(intent.id);
    return ok(shown(intent));
  }

  #charge(form: URLSearchParams): Answer {
    const fate = fateOf(form.get('payment_method'));
    if (fate === null) return missing;
    const intent = this.#store('pi', 'payment_intent', form);
    intent['amount'] = Number(form.get('amount'));
    const isAway = form.get('off_session') === 'true';
    const refused = (code: string): Answer => {
      intent.last_payment_error = { code };
      return problem(402, { type: 'card_error', code, payment_intent: intent });
    };
    if (fate === 'DECLINED' || (fate === 'DECLINED_ON_RENEWAL' && isAway)) {
      return refused('card_declined');
    }
    if (fate === 'EXPIRES_SOON') return refused('expired_card');
    if (fate === 'CONFIRMED_EACH_TIME' && isAway) return refused('authentication_required');
    if (fate === 'CONFIRMED_EACH_TIME') {
      const next_action = redirect(intent.id);
      return ok(Object.assign(intent, { status: 'requires_action', next_action }));
    }
    if (fate === 'DISPUTED' || fate === 'DISPUTED_AND_WON') {
      this.#dispute(intent.id, 'needs_response', { inMs: MINUTE_MS });
    }
    if (fate === 'DISPUTED_AND_WON') this.#dispute(intent.id, 'won', { inMs: 2 * MINUTE_MS });
    if (fate === 'PARTLY_PAID_BACK') {
      this.refund(intent.id, Math.floor(Number(intent['amount']) / 2), 'succeeded', MINUTE_MS);
    }
    return ok(Object.assign(intent, { status: 'succeeded' }));
  }

  #refund(form: URLSearchParams): Answer {
    const payment = form.get('payment_intent');
    const refused = (code: string) => problem(400, { type: 'invalid_request_error', code });
    if (this.#disputesOf(payment).some(({ status }) => status !== 'won')) {
      return refused('charge_disputed');
    }
    const earlier = this.#refundsOf(payment).reduce((sum, one) => sum + Number(one['amount']), 0);
    const left = Number(this.#objects.get(payment ?? '')?.['amount']) - earlier;
    if (left <= 0) return refused('charge_already_refunded');
    const made = this.#store('re', 'refund', form);
    return ok(Object.assign(made, { status: 'succeeded', payment, amount: left, at: 0 }));
  }
}
