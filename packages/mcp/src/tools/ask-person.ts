import type { AgentRequest, ClientSide, Host, Ran, Wish } from '../host.ts';
import { quoted } from '../text.ts';
import { failure } from './answers.ts';
import { asData, type Said } from './tool.ts';

const MAX_OUTCOME = 2_000;

/** What a request that waits for the person reads like; `structured` is of a fixed shape. */
export async function askPerson(host: Host, wish: Wish, client: ClientSide): Promise<Said> {
  const asked = await host.change(wish, client);
  if ('wrongSeal' in asked) return { text: '', wrongSeal: true };
  if ('question' in asked) return { text: asked.question.words, question: asked.question };
  if ('ran' in asked) return done(wish, asked.ran);
  if ('errors' in asked) return failure(asked.errors);
  // The person has answered in the client.
  if (asked.status !== 'PENDING') return standing(asked);
  const { id, url, words, expiresAt } = asked;
  const text = [
    'Nothing is done yet: the person decides.',
    `Asked: ${words}`,
    `Tell them to open ${url} before ${expiresAt.toISOString()}, and look with get_request (id ${id}).`,
    'Do not ask again for the same.',
  ].join('\n');
  const structured = { status: 'confirmation_required', requestId: id, url, words };
  return { text, structured: { ...structured, expiresAt: expiresAt.toISOString() } };
}

/** The person wants not to be asked about this assistant. */
function done({ operation }: Wish, { data, errors = [] }: Ran): Said {
  if (errors.length > 0) return failure(errors);
  const outcome = JSON.stringify(data?.[operation] ?? null).slice(0, MAX_OUTCOME);
  const structured = { status: 'DONE', requestId: null, words: operation, url: null, outcome };
  return { text: asData(`Done at once, as the person wants it: ${outcome}`), structured };
}

const STANDING: Readonly<Record<AgentRequest['status'], string>> = {
  PENDING: 'It waits for the person.',
  APPROVED: 'It is approved and being done.',
  DONE: 'It is done.',
  FAILED: 'It was approved and failed.',
  DECLINED: 'The person declined it. Do not ask for it again.',
  EXPIRED: 'Nobody decided in time. Ask again only if the person wants it.',
};

export function standing({ id, status, words, url, outcome }: AgentRequest): Said {
  const lines = [STANDING[status], `Asked: ${words}`];
  if (status === 'PENDING') lines.push(`To be decided at ${url}`);
  if (outcome !== null) lines.push(`Outcome: ${quoted(outcome, 2_000)}`);
  return { text: lines.join('\n'), structured: { requestId: id, status, words, url, outcome } };
}
