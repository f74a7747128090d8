/** Somebody, or a company, to be looked for in lists. */
export interface Screened {
  readonly name: string;
  /** Where it is known; a hit on another year counts less. */
  readonly dateOfBirth: string | null;
}

/** An entry of a list that somebody is like. */
export interface ScreeningHit {
  /** The entry's name. */
  readonly name: string;
  /** Which list it stands on. */
  readonly list: string;
  /** From 0 to 1: 1 is the same name. */
  readonly likeness: number;
}

/** Lists of people and companies whom nobody may deal with. A hit is looked at by a person. */
export interface Screening {
  /**
   * Everything that somebody is like, likest first, at most 20.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  hits(screened: Screened, signal: AbortSignal): Promise<ScreeningHit[]>;
}
