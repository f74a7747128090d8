import { type Caller, call, follow, type Payload } from './call.ts';
import { element, labeled } from './dom.ts';
import { type Reader, reader } from './reader.ts';

/** Kept while the site is open, in memory alone. */
let pasted = '';

const MAX_EVENTS = 20;

/** What a page says of its operation, in the attributes of its place. */
interface Place {
  readonly kind: string;
  readonly movesMoney: boolean;
  readonly isOpen: boolean;
}

/** Fills the place of a page with fields, a button and room for the answer. */
export async function openTryIt(details: HTMLElement): Promise<void> {
  const { kind = '', money, open } = details.dataset;
  const place = { kind, movesMoney: money === 'yes', isOpen: open === 'yes' };
  const query = area(10, exampleOf('graphql'));
  const variables = area(8, freshKey(exampleOf('json')));
  const who = callerFields(place, await reader());
  const sure = element('input', { type: 'checkbox' });
  const send = element('button', { type: 'button' }, kind === 'Subscription' ? 'Follow' : 'Send');
  const state = element('p', { class: 'state', role: 'status' });
  const shown = element('pre', { class: 'vp-code', tabindex: '0', 'aria-label': 'Answer' });
  let stop: (() => void) | null = null;
  const say = (words: string) => {
    state.textContent = words;
  };
  const end = (words: string) => {
    stop = null;
    send.textContent = 'Follow';
    say(words);
  };
  send.addEventListener('click', async () => {
    if (stop !== null) return stop();
    if (kind === 'Mutation' && !sure.checked) return say('Tick the box above first.');
    // Asked for each time: what was meant once is not meant twice.
    sure.checked = false;
    const payload = payloadOf(query.value, variables.value);
    if (typeof payload === 'string') return say(payload);
    say('One moment');
    shown.textContent = '';
    try {
      if (kind === 'Subscription') {
        const events: unknown[] = [];
        const onEvent = (event: unknown) => {
          events.unshift(event);
          events.length = Math.min(events.length, MAX_EVENTS);
          shown.textContent = events.map((one) => JSON.stringify(one, null, 2)).join('\n');
          say(`The newest first, ${MAX_EVENTS} at most`);
        };
        stop = follow(payload, who.caller(), onEvent, end);
        send.textContent = 'Stop';
        return;
      }
      const { status, requestId, body } = await call(payload, who.caller());
      say(`Status ${status}${requestId === null ? '' : `, request ${requestId}`}`);
      shown.textContent = JSON.stringify(body, null, 2);
    } catch (error) {
      say(`No answer: ${error instanceof Error ? error.message : error}`);
    }
  });
  const asks = kind === 'Mutation' ? [warning(place, sure)] : [];
  const fields = [labeled('Query', query), labeled('Variables', variables), ...who.fields];
  details.querySelector('div')?.replaceChildren(...fields, ...asks, send, state, shown);
}

function area(rows: number, text: string): HTMLTextAreaElement {
  const made = element('textarea', { rows: String(rows), spellcheck: 'false' });
  made.value = text;
  return made;
}

/** The first block of a language below the heading Example. */
function exampleOf(language: string): string {
  let at = document.getElementById('example')?.nextElementSibling ?? null;
  for (; at !== null && at.tagName !== 'H2'; at = at.nextElementSibling) {
    const isAnswer = /^(Answer|First event)/.test(at.textContent ?? '');
    if (isAnswer) break;
    if (at.classList.contains(`language-${language}`)) {
      return at.querySelector('code')?.textContent ?? '';
    }
  }
  return language === 'json' ? '{}' : '';
}

/** A key of one's own: that of the example may have been used by another reader's try. */
function freshKey(variables: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return variables.replace(/("idempotencyKey": )"[^"]*"/, `$1"try-${key}"`);
}

/** @returns words for the reader where the variables are not JSON */
function payloadOf(query: string, variables: string): Payload | string {
  try {
    const read: unknown = JSON.parse(variables.trim() === '' ? '{}' : variables);
    if (typeof read === 'object' && read !== null) return { query, variables: read };
  } catch (error) {
    return `The variables are not JSON: ${error instanceof Error ? error.message : error}`;
  }
  return 'The variables are an object, such as {"params": {}}.';
}

function callerFields(
  { isOpen }: Place,
  person: Reader | null,
): { readonly fields: readonly HTMLElement[]; caller(): Caller } {
  const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  token.value = pasted;
  token.addEventListener('input', () => {
    pasted = token.value.trim();
  });
  const label =
    person === null
      ? `Access token${isOpen ? ', not needed here' : ''}`
      : `Access token; without one you call as ${person.name}, by your session`;
  const [signIn, guide] = [
    element('a', { href: '/sign-in', target: '_self' }, 'Sign in'),
    element('a', { href: '/docs/guides/getting-started' }, 'get a token'),
  ];
  const how =
    person === null && !isOpen
      ? [element('p', { class: 'fine' }, signIn, ' and load this page again, or ', guide, '.')]
      : [];
  return {
    fields: [labeled(label, token), ...how],
    caller: () => (pasted === '' ? { kind: 'SESSION' } : { kind: 'TOKEN', token: pasted }),
  };
}

function warning({ movesMoney }: Place, sure: HTMLInputElement): HTMLElement {
  const what = movesMoney
    ? 'This moves money or shares, or works on orders: for real, unless the account is a practice account.'
    : 'This changes what the server holds for you.';
  const words = `Carry it out on ${location.host}`;
  return element(
    'div',
    { class: movesMoney ? 'warning money' : 'warning' },
    element('p', {}, what),
    element('label', {}, sure, ` ${words}`),
  );
}
