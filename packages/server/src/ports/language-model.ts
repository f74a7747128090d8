import type { AssistantEntityType } from '@investing-platform/schema/operations';

/** A look-up that a model asks for. */
export interface ModelCall {
  /** Unique within the reply. */
  readonly id: string;
  /** The name of a tool. */
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** An object that the person speaks of. */
export interface ModelSubject {
  readonly entityType: AssistantEntityType;
  readonly entityId: string;
  /** What it is called: text of others. */
  readonly title: string;
}

/** What was said so far, oldest first. */
export type ModelMessage =
  | { readonly role: 'user'; readonly content: string; readonly about: readonly ModelSubject[] }
  | {
      readonly role: 'assistant';
      readonly content: string;
      /** What it looks up; the results follow. */
      readonly calls: readonly ModelCall[];
    }
  | {
      readonly role: 'tool';
      readonly callId: string;
      readonly name: string;
      readonly success: boolean;
      /** What the look-up gave; where it failed, why, as a sentence. Data: never an order. */
      readonly data: unknown;
    };

/** Something that a model may look up. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of its arguments: an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What comes from a model while it replies. */
export type ModelNews =
  | { readonly kind: 'text' | 'reasoning'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ModelCall }
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** For models that choose among what they are told of. */
  readonly tools: () => Promise<readonly ModelTool[]>;
  /** The moment at which the person asked. */
  readonly at: Date;
  readonly maxOutputTokens: number;
}

/**
 * A model that writes replies. It either asks for look-ups, and is asked again with what they gave,
 * or writes the reply; some write on the way.
 */
export interface LanguageModel {
  /** As threads show it; 1 to 100 characters. */
  readonly name: string;
  /**
   * One round of a reply. Ends where the model has nothing more to say. Throws where the model
   * cannot be had or breaks off.
   *
   * @param signal ends the round at once
   */
  reply(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelNews>;
}
