/** A field of an input type, as the contract has it. */
export interface InputField {
  readonly name: string;
  /** As written in the SDL, such as `[ID!]!`. */
  readonly type: string;
  /** Whether a value has to be given: not null, and without a default. */
  readonly isRequired: boolean;
  /** The greatest number that is allowed; null where there is no bound. */
  readonly most: number | null;
  readonly description: string;
}

/** An input type of the contract. */
export interface InputType {
  /** Exactly one field is given. */
  readonly isOneOf: boolean;
  readonly fields: readonly InputField[];
}
