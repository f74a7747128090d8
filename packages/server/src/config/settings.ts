import { PLANS } from '../kernel/actor.ts';
import { bankSettings } from './bank-settings.ts';
import { cardSettings } from './card-settings.ts';
import { cryptoSettings } from './crypto-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { interestSettings } from './interest-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { modelSettings } from './model-settings.ts';
import { oauthSettings } from './oauth-settings.ts';
import { type Setting, setting } from './setting.ts';
import {
  databaseUrl,
  encryptionKeys,
  issuer,
  list,
  mailbox,
  oneOf,
  optional,
  origin,
  proxy,
  secret,
  smtpUrl,
  text,
  whole,
} from './setting-parsers.ts';
import { simulatedSettings } from './simulated-parties.ts';
import { sourceSettings } from './source-settings.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

/**
 * Every setting there is. This table is the documentation: docs/SETTINGS.md is printed from it.
 * Durations end in their unit, sizes are in bytes, rates in units a second.
 */
export const settings = {
  mode: setting(
    'NODE_ENV',
    'development',
    'development, test or production. Production needs PUBLIC_URL, APP_SECRET and ENCRYPTION_KEYS, turns introspection off and sets Secure cookies.',
    oneOf('development', 'test', 'production'),
  ),
  host: setting('HOST', '127.0.0.1', 'Address that the server listens on; 0.0.0.0 for all.', text),
  port: setting('PORT', '4000', 'Port of the API and the pages.', whole(0, 65_535)),
  metricsHost: setting('METRICS_HOST', '127.0.0.1', 'Address of the metrics.', text),
  metricsPort: setting(
    'METRICS_PORT',
    '9464',
    'Port of /metrics in Prometheus format; 0 switches it off.',
    whole(0, 65_535),
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Origin under which browsers and clients reach the server, for example https://api.example.com: the OAuth issuer. Default outside production: http://localhost:PORT.',
    optional(origin),
  ),
  appSecret: setting(
    'APP_SECRET',
    'a key for development, known to all',
    'Key of at least 32 characters that signs list cursors. The same in every process of one service.',
    secret,
  ),
  encryptionKeys: setting(
    'ENCRYPTION_KEYS',
    'dev:ZGV2ZWxvcG1lbnQga2V5LCBrbm93biB0byBldmVyeTE=',
    'Keys that seal secrets in the database, comma-separated, each id:base64 of 32 bytes. The first seals, all open: put a new one in front to rotate.',
    encryptionKeys,
  ),
  defaultPlan: setting(
    'DEFAULT_PLAN',
    'FREE',
    'Plan that everybody has at least: FREE, PLUS, PRO or PRIVATE. It counts with the next request, and nobody is stored on it. PRIVATE gives everything to everybody who may open an account: see REGISTRATION.',
    oneOf(...PLANS),
  ),
  registration: setting(
    'REGISTRATION',
    '',
    'Who may open an account. open: everybody. invited: who has an invitation of the operator. closed: nobody. The one-time link that a new server prints for its owner works always. Default: open; in production it has to be chosen where DEFAULT_PLAN is above FREE.',
    optional(oneOf('open', 'invited', 'closed')),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'Mail server, for example smtps://user:password@mail.example.com. Without it mails stay in the outbox.',
    optional(smtpUrl),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Investing Platform <no-reply@localhost>',
    'Sender of mails: an address, or a name and an address in angle brackets.',
    mailbox,
  ),
  passwordBreachUrl: setting(
    'PASSWORD_BREACH_URL',
    '',
    'Range service that knows leaked passwords, for example https://api.pwnedpasswords.com: it is sent five of forty digits of a hash. Without it a built-in list is used.',
    optional(origin),
  ),
  googleClientId: setting(
    'GOOGLE_CLIENT_ID',
    '',
    'Client id for signing in with Google. Register there the redirect URI PUBLIC_URL/auth/providers/google/callback.',
    text,
  ),
  googleClientSecret: setting('GOOGLE_CLIENT_SECRET', '', 'Its secret.', text),
  appleClientId: setting(
    'APPLE_CLIENT_ID',
    '',
    'Services id for signing in with Apple. The redirect URI is PUBLIC_URL/auth/providers/apple/callback.',
    text,
  ),
  appleClientSecret: setting(
    'APPLE_CLIENT_SECRET',
    '',
    'Its client secret: the JWT that Apple documents.',
    text,
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    '',
    'Issuer of an OpenID Connect provider to sign in with; https outside of loopback.',
    optional(issuer),
  ),
  oidcName: setting('OIDC_NAME', 'Single sign-on', 'Name of that provider on the page.', text),
  oidcClientId: setting(
    'OIDC_CLIENT_ID',
    '',
    'Client id at that provider. The redirect URI is PUBLIC_URL/auth/providers/oidc/callback.',
    text,
  ),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', '', 'Its secret.', text),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'A postgres:// URL. Without it the data is in an embedded database in DATA_DIR.',
    optional(databaseUrl),
  ),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    '10',
    'Connections to PostgreSQL that one process opens at most.',
    whole(2, 200),
  ),
  dataDir: setting(
    'DATA_DIR',
    '.data',
    'Folder of the embedded database and of the files of people.',
    text,
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Addresses or subnets of proxies, comma-separated, whose X-Forwarded-For counts; also loopback, linklocal, uniquelocal.',
    list(proxy),
  ),
  ...oauthSettings,
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error, fatal or silent.',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
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
    'Requests a second of one user, or of one address without a token, in one process.',
    whole(1, 1_000_000),
  ),
  sensitiveRatePerSecond: setting(
    'RATE_LIMIT_SENSITIVE',
    '5',
    'Sensitive operations a second of one user or address in one process: sign-in, tokens, factors.',
    whole(1, 1_000_000),
  ),
  slowRequestMs: setting(
    'SLOW_REQUEST_MILLISECONDS',
    '1000',
    'Requests that take longer are logged.',
    whole(1, 600_000),
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
  drainSeconds: setting(
    'DRAIN_SECONDS',
    '10',
    'How long a stopping server waits for requests in flight.',
    whole(0, 600),
  ),
  pdfFonts: setting(
    'PDF_FONTS',
    '',
    'TrueType files for characters that Inter lacks, such as Chinese or Arabic ones, comma-separated; the first that has a character counts. Without one a box stands there in reports.',
    list(text),
  ),
  ...simulatedSettings,
  ...sourceSettings,
  ...withdrawalSettings,
  ...bankSettings,
  ...cardSettings,
  ...modelSettings,
  ...identitySettings,
  ...interestSettings,
  ...cryptoSettings,
  ...mailSettings,
} as const satisfies Record<string, Setting<unknown>>;
