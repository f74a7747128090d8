/** Streams that are open at once, of all replies together. */
export const STREAMS = 1_000;
/** What is said in one of them is followed by as many as in the others. */
export const REPLIES = 10;
/** As fast as fluent models write. */
export const WORDS_A_SECOND = 40;

/** A reply that is under way, and whose it is. */
export interface OpenReply {
  readonly token: string;
  readonly messageId: string;
}

/** What the readers of streams have to open. */
export interface Streams {
  readonly wsUrl: string;
  readonly replies: readonly OpenReply[];
  /** Of all replies together, those that are open already included. */
  readonly count: number;
}

/** How the streams ended. */
export interface Ended {
  readonly open: number;
  /** Those whose pieces, in their order, are the message that they ended with. */
  readonly whole: number;
}
