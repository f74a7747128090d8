/** What a person says of an app. */
export interface AppRule {
  /** Whether they are asked before it changes anything. */
  readonly approval: 'NONE' | 'ON_PAGE';
  /** Null: what everybody is allowed. */
  readonly maxChangesPerDay: number | null;
  /** In US dollars, a plain decimal. */
  readonly maxAmountPerDay: string | null;
}

/** A change that an app asks its person for, or has made and noted. */
export interface Approval {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly clientName: string;
  readonly operation: string;
  /** What is asked, in a sentence. */
  readonly words: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly status: 'PENDING' | 'APPROVED' | 'DONE' | 'FAILED' | 'DECLINED' | 'EXPIRED';
  /** What came of it; null while nothing has. */
  readonly outcome: string | null;
  /** Whether the person is asked. */
  readonly asked: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** As it is kept. */
export interface ApprovalRecord extends Approval {
  status: Approval['status'];
  outcome: string | null;
  decidedAt: Date | null;
  /** The token that asked: nothing outlives it. */
  readonly token: string;
  /** The input, word for word. */
  readonly input: string;
  /** In US dollars, where a bound asks for it. */
  readonly amount: string | null;
  isStarted: boolean;
}
