import { setting } from './setting.ts';
import { oneOf, whole } from './setting-parsers.ts';

/** How much callers may ask for. */
export const limitSettings = {
  introspection: setting(
    'INTROSPECTION',
    'auto',
    'on, off, or auto: on outside production.',
    oneOf('auto', 'on', 'off'),
  ),
  maxDepth: setting('MAX_QUERY_DEPTH', '10', 'Levels of fields in a document.', whole(1, 100)),
  maxRootFields: setting(
    'MAX_ROOT_FIELDS',
    '30',
    'Root fields of an operation, and apart from them aliases of a document.',
    whole(1, 1_000),
  ),
  maxTokens: setting('MAX_QUERY_TOKENS', '2000', 'Tokens of a document.', whole(50, 100_000)),
  maxNodes: setting(
    'MAX_QUERY_NODES',
    '50000',
    'Objects that an answer may hold: by estimate with `@cost`, and rows in fact.',
    whole(1, 10_000_000),
  ),
  maxBodyBytes: setting(
    'MAX_BODY_BYTES',
    '1048576',
    'Size of a request body and of a WebSocket message.',
    whole(1_024, 104_857_600),
  ),
  maxSocketsPerUser: setting(
    'MAX_SOCKETS_PER_USER',
    '20',
    'WebSockets that one user may hold open in one process.',
    whole(1, 10_000),
  ),
  maxSubscriptionsPerSocket: setting(
    'MAX_SUBSCRIPTIONS_PER_SOCKET',
    '50',
    'Operations that may run at once on one WebSocket.',
    whole(1, 10_000),
  ),
  generalRatePerSecond: setting(
    'RATE_LIMIT_GENERAL',
    '50',
    'Requests a second of one user or address in one process; each 32 KiB of a body is one.',
    whole(1, 1_000_000),
  ),
  sensitiveRatePerSecond: setting(
    'RATE_LIMIT_SENSITIVE',
    '5',
    'Sensitive operations a second of one user or address in one process: sign-in, tokens, factors.',
    whole(1, 1_000_000),
  ),
  requestDeadlineSeconds: setting(
    'REQUEST_DEADLINE_SECONDS',
    '30',
    'After which a query or mutation is answered QUERY_LIMIT_EXCEEDED, whatever it waits for.',
    whole(1, 600),
  ),
  requestWorkSeconds: setting(
    'REQUEST_WORK_SECONDS',
    '5',
    'Of computing, waits left out, after which an operation ends with QUERY_LIMIT_EXCEEDED.',
    whole(1, 600),
  ),
} as const;
