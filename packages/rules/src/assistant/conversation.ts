import type { AssistantEntityType } from '@investing-platform/schema/operations';
import type { CivilDate } from '../time/civil-date.ts';
import type { Amount } from './amount.ts';
import type { Period } from './period.ts';

/** An object that a person says a message is about. */
export interface Subject {
  readonly entityType: AssistantEntityType;
  readonly entityId: string;
  readonly title: string;
}

/** One message of the person. */
export interface Turn {
  readonly question: string;
  readonly about: readonly Subject[];
}

/** A query of the API with its `params`. */
export interface Call {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** A call that was made, and what it gave; where it failed, why, as a sentence. */
export interface Looked extends Call {
  readonly success: boolean;
  readonly data: unknown;
}

export interface Conversation {
  /** Oldest first; the last one is to be answered. At least one. */
  readonly turns: readonly Turn[];
  /** What was looked up for the last one. */
  readonly looked: readonly Looked[];
  readonly at: Date;
}

/** What comes next: look-ups, or the reply, in Markdown. */
export type Step =
  | { readonly kind: 'look'; readonly calls: readonly Call[] }
  | { readonly kind: 'say'; readonly text: string };

/** An asset of the catalogue that was found. */
export interface AskedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
}

/** What a question names. */
export interface Slots {
  /** Words of it that are nobody's else: of an asset, a goal, a portfolio. As they were typed. */
  readonly names: readonly string[];
  /** All its words, as they are compared. */
  readonly words: readonly string[];
  /** Set where the message is about an asset. */
  readonly assetId: string | null;
  readonly period: Period | null;
  readonly amount: Amount | null;
}

/** A question as far as it is understood. */
export interface Asked extends Slots {
  readonly asset: AskedAsset | null;
  readonly today: CivilDate;
  readonly at: Date;
}

/** Something that people ask, as data. */
export interface Intent {
  readonly name: string;
  /** A question of this kind, for those whose own was not understood. */
  readonly example: string;
  /**
   * Each is a set of words that all have to be there, after `=` in this order and side by side.
   * More words fit better.
   */
  readonly patterns: readonly string[];
  /** Whether it speaks of an asset. */
  readonly asset: 'needed' | 'possible' | 'none';
  /** Another way to understand it where an asset is named. */
  readonly withAsset?: string;
  /**
   * What to look up, given what the first of them gave so far.
   *
   * @param results in the order of the calls
   */
  readonly calls: (asked: Asked, results: readonly unknown[]) => readonly Call[];
  /** The reply, from what all calls gave. */
  readonly say: (asked: Asked, results: readonly unknown[]) => string;
}

/** An intent whose results are told to be of a shape, which its documents select. */
export function intent<Results extends readonly unknown[]>(
  definition: Omit<Intent, 'say' | 'calls'> & {
    calls: (asked: Asked, results: Partial<Results>) => readonly Call[];
    say: (asked: Asked, results: Results) => string;
  },
): Intent {
  return {
    ...definition,
    calls: (asked, results) => definition.calls(asked, results as Partial<Results>),
    say: (asked, results) => definition.say(asked, results as readonly unknown[] as Results),
  };
}
