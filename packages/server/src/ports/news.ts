/** One piece of news. Its names are those of the contract, so that it is shown as it is. */
export interface NewsStory {
  /** UUIDv7; the same story has the same id whenever it is read. */
  readonly id: string;
  readonly headline: string;
  readonly summary: string | null;
  /** An https address. */
  readonly url: string;
  /** Who published it; `Simulated newsroom` for the embedded one. */
  readonly source: string;
  readonly author: string | null;
  readonly imageUrl: string | null;
  readonly publishedAt: Date;
  /** The assets that it is about, of the catalogue, at most 50. */
  readonly assetIds: readonly string[];
  /** The mood from -1 to 1 as a plain decimal; null where it was not judged. */
  readonly sentiment: string | null;
}

/**
 * Where a list of news goes on: after this story, towards older ones. With an empty id, after all
 * stories of that moment.
 */
export type NewsPosition = Pick<NewsStory, 'publishedAt' | 'id'>;

export interface NewsRequest {
  /** Stories about one of these; null: about anything. */
  readonly assetIds: readonly string[] | null;
  /** Published then or later; null: no bound. */
  readonly from: Date | null;
  /** Null: from now. */
  readonly after: NewsPosition | null;
  /** 1 to 501. */
  readonly limit: number;
}

/** A source of news. Every adapter passes `news.contract.ts`. */
export interface NewsSource {
  /**
   * Newest first, by time and then by id, nothing from the future. A story about several of the
   * assets comes once.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  newsAbout(request: NewsRequest): Promise<readonly NewsStory[]>;
  /**
   * The stories that have these ids, newest first, each once, nothing from the future. Unknown ids
   * are left out.
   *
   * @param ids UUIDs in small letters, at most 200
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  newsWithIds(ids: readonly string[]): Promise<readonly NewsStory[]>;
  /**
   * What was published after one moment up to another, about anything, oldest first, at most 500:
   * where there is more, the newest 500.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  newsBetween(after: Date, until: Date): Promise<readonly NewsStory[]>;
}
