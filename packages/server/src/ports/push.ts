/** The keys by which push services know who sends, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser that asked for messages: where its service takes them, and its keys in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** What the browser's worker is given; nobody on the way can read it. */
  readonly text: string;
  /** Of two messages with the same topic that wait, only the later one comes. */
  readonly topic: string;
  readonly urgent: boolean;
}

/**
 * What became of a message: `ok` is that the service took it. `gone`: the browser takes none any
 * more. `refused`: it never will be taken. `retryable`: it may be later.
 */
export type PushOutcome = 'ok' | 'gone' | 'refused' | 'retryable';

/** The services that bring messages to browsers (RFC 8030). */
export interface PushSender {
  newKeys(): Promise<PushKeys>;
  /** Never rejects. */
  send(target: PushTarget, message: PushMessage, keys: PushKeys): Promise<PushOutcome>;
}
