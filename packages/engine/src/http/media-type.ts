/** The media types that GraphQL answers come in (GraphQL over HTTP, section 6). */
export type AnswerType = 'application/json' | 'application/graphql-response+json';

/** Clients send few different headers, so that what they mean is remembered. */
const known = new Map<string, AnswerType | null>();
const MAX_KNOWN = 200;

/**
 * The answer's media type for an `Accept` header: the one with the greatest weight, of equals the
 * one named first, `application/json` where anything will do. Null: none is acceptable.
 */
export function negotiate(accept: string | null | undefined): AnswerType | null {
  if (accept === null || accept === undefined || accept === '*/*') return 'application/json';
  if (accept.length > 1_000) return null;
  let type = known.get(accept);
  if (type === undefined) {
    type = choose(accept);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(accept, type);
  }
  return type;
}

function choose(accept: string): AnswerType | null {
  let best: { type: AnswerType; weight: number } | null = null;
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const type = typeOf(range);
    const weight = weightOf(parameters);
    if (type !== null && weight > (best?.weight ?? 0)) best = { type, weight };
  }
  return best?.type ?? null;
}

function typeOf(range: string): AnswerType | null {
  switch (range) {
    case 'application/graphql-response+json':
      return range;
    case 'application/json':
    case 'application/*':
    case '*/*':
      return 'application/json';
    default:
      return null;
  }
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}

/**
 * Whether a request body is JSON in UTF-8 as it stands: other encodings, compression and forms are
 * not read (forms and plain text can be sent by foreign pages without asking).
 */
export function isPlainJson(contentType: string | undefined, encoding: string | undefined) {
  if (contentType === 'application/json') return encoding === undefined || encoding === 'identity';
  return (
    contentType !== undefined &&
    /^\s*application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i.test(contentType) &&
    (encoding === undefined || encoding === 'identity')
  );
}
