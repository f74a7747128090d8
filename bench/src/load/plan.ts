/** One stretch of load on one server. */
export interface LoadPlan {
  readonly port: number;
  /** What is sent again and again. */
  readonly body: string;
  readonly token: string;
  /** Kept alive; one request at a time on each. */
  readonly connections: number;
  readonly seconds: number;
  /** Ends the stretch early. */
  readonly mostRequests: number;
  /** Bodies of answers must have this length, give or take a tenth: prices change. */
  readonly bodyBytes: number;
}

/** What was sent and answered as it should be. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
}
