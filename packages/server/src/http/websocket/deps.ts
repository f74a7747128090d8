import type { SharedStreams } from '../../graphql/shared/shared-streams.ts';
import type { AnswerDeps } from '../answering/answer.ts';
import type { ReportAnswer } from '../metrics/report-answers.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import type { IdentifyDeps } from '../requests/identify.ts';

export interface WebSocketLimits {
  readonly maxBodyBytes: number;
  readonly maxSocketsPerUser: number;
  /** Operations that run at once on one socket. */
  readonly maxSubscriptionsPerSocket: number;
  /** Messages and pings that one socket may send within a second, before it is closed. */
  readonly maxMessagesPerSecond: number;
  /** How long a new socket may take to say who it is. */
  readonly initMs: number;
  /** Time between pings; a socket that misses one is dropped. */
  readonly heartbeatMs: number;
}

export interface WebSocketDeps extends AnswerDeps, IdentifyDeps {
  readonly limits: RateLimits;
  readonly shared: SharedStreams;
  readonly socketLimits: WebSocketLimits;
  readonly report: ReportAnswer;
  readonly nextRequestId: () => string;
  readonly elapsed: () => number;
}
