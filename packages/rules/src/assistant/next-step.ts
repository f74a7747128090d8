import type {
  Asked,
  AskedAsset,
  Call,
  Conversation,
  Intent,
  Looked,
  Step,
} from './conversation.ts';
import { enumerated, foreign } from './prose.ts';
import { nearestTo, type Understood, understand } from './understand.ts';

const MAX_QUERY_CHARACTERS = 100;
const SEARCHED = 5;

/**
 * The next step of a reply to the last message: what to look up, or what to say. The same
 * conversation always gives the same step, and nothing that was looked up decides what else is:
 * but for the ids of what was found.
 */
export function nextStep({ turns, looked, at }: Conversation): Step {
  const today = at.toISOString().slice(0, 10);
  const question = turns.at(-1)?.question ?? '';
  const understood = understand(turns, today);
  const { intent } = understood;
  if (intent === null) return say(notUnderstood(question, understood));
  const asset = assetFor(intent, understood, looked);
  if (asset.kind !== 'found') return asset.step;
  const asked: Asked = { ...understood, asset: asset.asset, today, at };
  return stepOf(intent, asked, looked);
}

const say = (text: string): Step => ({ kind: 'say', text });

function stepOf(intent: Intent, asked: Asked, looked: readonly Looked[]): Step {
  const results: unknown[] = [];
  for (;;) {
    const calls = intent.calls(asked, results);
    const open = calls.slice(results.length);
    if (open.length === 0) return say(intent.say(asked, results));
    const missing = open.filter((call) => resultOf(call, looked) === undefined);
    if (missing.length > 0) return { kind: 'look', calls: missing };
    for (const call of open) {
      const result = resultOf(call, looked);
      if (result?.success === false) return say(refused(String(result.data)));
      results.push(result?.data);
    }
  }
}

function resultOf(call: Call, looked: readonly Looked[]): Looked | undefined {
  const wanted = JSON.stringify(call.arguments);
  return looked.find((one) => one.name === call.name && JSON.stringify(one.arguments) === wanted);
}

function refused(reason: string): string {
  const [code = '', ...rest] = reason.split(': ');
  const why = rest.length === 0 ? reason : rest.join(': ');
  if (code === 'FORBIDDEN' || code === 'PLAN_REQUIRED') {
    return `I may not read that with the access that you gave: ${foreign(why)}`;
  }
  return `I could not look that up: ${foreign(why)}`;
}

function notUnderstood(question: string, { nearest }: Understood): string {
  const near = nearest.length > 0 ? nearest : nearestTo(question);
  const examples = near.map(({ example }) => `“${example}”`);
  return `I did not understand that. The closest that I can answer: ${enumerated(examples)}.`;
}

type FoundAsset =
  | { readonly kind: 'found'; readonly asset: AskedAsset | null }
  | { readonly kind: 'open'; readonly step: Step };

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
}

/** The asset that a question names, by the search of the API. */
function assetFor(intent: Intent, asked: Understood, looked: readonly Looked[]): FoundAsset {
  const found = (asset: AskedAsset | null): FoundAsset => ({ kind: 'found', asset });
  const open = (step: Step): FoundAsset => ({ kind: 'open', step });
  if (intent.asset === 'none') return found(null);
  if (asked.assetId !== null) return assetById(asked.assetId, looked);
  if (asked.names.length === 0) {
    if (intent.asset === 'possible') return found(null);
    return open(say(`Which asset do you mean? Ask, for example: “${intent.example}”`));
  }
  const query = asked.names.join(' ').slice(0, MAX_QUERY_CHARACTERS);
  const call = { name: 'searchBar', arguments: { query, kinds: ['ASSET'], limit: SEARCHED } };
  const result = resultOf(call, looked);
  if (result === undefined) return open({ kind: 'look', calls: [call] });
  if (!result.success) return open(say(refused(String(result.data))));
  const hits = (result.data as readonly Hit[]).filter((hit) => fits(hit, asked.names));
  const exact = hits.filter((one) => isNamed(one, asked.names));
  const [hit, ...others] = exact.length > 0 ? exact : hits;
  if (hit === undefined) return open(say(notFound(query, result.data as readonly Hit[])));
  if (others.length > 0) return open(say(`Which one do you mean: ${choices([hit, ...others])}?`));
  return found(assetOf(hit));
}

const choices = (hits: readonly Hit[]): string =>
  enumerated(hits.map(({ title, subtitle }) => `${foreign(subtitle ?? '')} (${title})`));

function notFound(query: string, near: readonly Hit[]): string {
  const none = `I find no asset called ${foreign(query)}.`;
  return near.length === 0 ? none : `${none} Do you mean ${choices(near.slice(0, 3))}?`;
}

function assetById(id: string, looked: readonly Looked[]): FoundAsset {
  const call = { name: 'fetchAssetsByAssetIds', arguments: { assetIds: [id] } };
  const result = resultOf(call, looked);
  if (result === undefined) return { kind: 'open', step: { kind: 'look', calls: [call] } };
  const { assets = [] } = (result.success ? result.data : {}) as { assets?: AskedAsset[] };
  const asset = assets[0];
  if (asset === undefined) return { kind: 'open', step: say('I do not know that asset.') };
  return { kind: 'found', asset };
}

const assetOf = ({ id, title, subtitle }: Hit): AskedAsset => ({
  id,
  symbol: title,
  name: subtitle ?? title,
});

/** The search forgives typing errors; what is answered for money is what was named. */
function fits({ title, subtitle }: Hit, names: readonly string[]): boolean {
  const words = `${title} ${subtitle ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return names.every((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => words.some((one) => one.startsWith(word))),
  );
}

const LEGAL_FORMS = [
  ...['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited', 'plc'],
  ...['group', 'holding', 'holdings', 'sa', 'se', 'ag', 'nv'],
];
const LEGAL_FORM = new RegExp(String.raw`[ ,]+(?:${LEGAL_FORMS.join('|')})\b.*$`);

/** Its symbol, or its name, with or without the legal form. */
function isNamed({ title, subtitle }: Hit, names: readonly string[]): boolean {
  const named = names.join(' ').toLowerCase();
  const name = (subtitle ?? '').toLowerCase();
  return [title.toLowerCase(), name, name.replace(LEGAL_FORM, ''), firstOf(name)].includes(named);
}

/** `amazon` of `amazon.com inc`. */
const firstOf = (name: string): string => name.replace(/\.com.*$/, '');
