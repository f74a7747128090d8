import type { CivilDate } from '../time/civil-date.ts';
import { amountIn } from './amount.ts';
import type { Intent, Slots, Subject, Turn } from './conversation.ts';
import { FILLERS } from './fillers.ts';
import { intents } from './intents/index.ts';
import { periodIn } from './period.ts';
import { plainOf, type Word, wordsOf } from './words.ts';

/** What a message comes to. */
export interface Understood extends Slots {
  /** Null: not understood. */
  readonly intent: Intent | null;
  /** Those that come closest, the best first. */
  readonly nearest: readonly Intent[];
}

const NEAREST = 3;

const byName = new Map(intents.map((one) => [one.name, one]));
const patternsOf = new Map(
  intents.map((one) => [
    one,
    one.patterns.map((pattern) => ({
      isPhrase: pattern.startsWith('='),
      plain: pattern
        .replace('=', '')
        .split(' ')
        .map((word) => plainOf(word)),
    })),
  ]),
);
const VOCABULARY = new Set([
  ...FILLERS.map((word) => plainOf(word)),
  ...[...patternsOf.values()].flat().flatMap(({ plain }) => plain),
]);
const GOES_ON = /^\s*(?:and|also|then|but|what about|how about|what of|same for|now for)\b/i;
const POINTS_BACK = new Set([
  'it',
  'its',
  'them',
  'they',
  'that',
  'this',
  'those',
  'these',
  'there',
]);

/** Reads the messages of a person, each in the light of the one before it. */
export function understand(turns: readonly Turn[], today: CivilDate): Understood {
  let last: Understood | null = null;
  for (const turn of turns) last = understandOne(turn, last, today);
  return last ?? { ...NOTHING, intent: null, nearest: intents.slice(0, NEAREST) };
}

const NOTHING: Slots = { names: [], words: [], assetId: null, period: null, amount: null };

function understandOne(
  { question, about }: Turn,
  before: Understood | null,
  today: CivilDate,
): Understood {
  const { period, rest } = periodIn(question, today);
  const { amount, rest: others } = amountIn(rest);
  const words = wordsOf(others);
  const names = namesIn(words);
  const all = wordsOf(question).map(({ plain }) => plain);
  const own: Slots = { names, words: all, assetId: assetOf(about), period, amount };
  const ranked = rank(all);
  const found = ranked[0] ?? null;
  const nearest = ranked.slice(0, NEAREST);
  const goesOn = before !== null && (GOES_ON.test(question) || pointsBack(words) || found === null);
  if (!goesOn || before?.intent == null) return settled({ ...own, intent: found, nearest });
  const slots = joined(own, before);
  const saysMore = names.length > 0 || period !== null || amount !== null || own.assetId !== null;
  if (found !== null) return settled({ ...slots, intent: found, nearest });
  return settled({ ...slots, intent: saysMore ? before.intent : null, nearest });
}

/** What a question leaves open is as it was. */
function joined(own: Slots, before: Slots): Slots {
  const isNamed = own.names.length > 0 || own.assetId !== null;
  return {
    names: isNamed ? own.names : before.names,
    words: own.words,
    assetId: isNamed ? own.assetId : before.assetId,
    period: own.period ?? before.period,
    amount: own.amount ?? before.amount,
  };
}

/** "How is it doing" is another question where it names an asset. */
function settled(understood: Understood): Understood {
  const { intent, assetId, names } = understood;
  const other = intent?.withAsset === undefined ? undefined : byName.get(intent.withAsset);
  if (other === undefined || (assetId === null && names.length === 0)) return understood;
  return { ...understood, intent: other };
}

const assetOf = (about: readonly Subject[]): string | null =>
  about.find(({ entityType }) => entityType === 'ASSET')?.entityId ?? null;

const pointsBack = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => POINTS_BACK.has(plain));

function namesIn(words: readonly Word[]): string[] {
  return words
    .filter(({ plain, typed }) => !VOCABULARY.has(plain) && !VOCABULARY.has(typed.toLowerCase()))
    .filter(({ typed }) => !/^\d+$/.test(typed))
    .map(({ typed }) => typed);
}

/** Intents that fit, by the words of their best pattern; of equal ones the first that is listed. */
function rank(words: readonly string[]): Intent[] {
  const said = new Set(words);
  const text = ` ${words.join(' ')} `;
  const fits = intents.map((one) => {
    const patterns = patternsOf.get(one) ?? [];
    const whole = patterns.filter(({ plain, isPhrase }) =>
      isPhrase ? text.includes(` ${plain.join(' ')} `) : plain.every((word) => said.has(word)),
    );
    return { one, score: Math.max(0, ...whole.map(({ plain }) => plain.length)) };
  });
  const fitting = fits.filter(({ score }) => score > 0);
  return fitting.sort((a, b) => b.score - a.score).map(({ one }) => one);
}

/** Intents with any word of a question, for those that nothing fits. */
export function nearestTo(question: string): readonly Intent[] {
  const said = new Set(wordsOf(question).map(({ plain }) => plain));
  const near = intents.map((one) => {
    const words = new Set(wordsOf(one.example).map(({ plain }) => plain));
    for (const { plain } of patternsOf.get(one) ?? []) for (const word of plain) words.add(word);
    const shared = [...words].filter((word) => said.has(word) && !COMMON.has(word));
    return { one, score: shared.length };
  });
  return near
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ one }) => one);
}

const COMMON = new Set(FILLERS.map((word) => plainOf(word)));
