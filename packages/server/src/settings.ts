import { BlockList, isIP } from 'node:net';

/** One setting of the server, read from one environment variable. */
export interface Setting<Value> {
  readonly name: string;
  /** What holds where the variable is absent or empty. */
  readonly fallback: string;
  /** One or two sentences for operators. */
  readonly meaning: string;
  /** @throws {Error} with the rest of a sentence that starts with the setting's name */
  readonly parse: (text: string) => Value;
}

/**
 * Every setting there is. This table is the documentation: docs/SETTINGS.md is printed from it.
 * Durations end in their unit, sizes are in bytes, rates in units a second.
 */
export const settings = {
  mode: setting(
    'NODE_ENV',
    'development',
    'development, test or production. Production needs PUBLIC_URL and APP_SECRET, turns introspection off and sets Secure cookies.',
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
  dataDir: setting('DATA_DIR', '.data', 'Folder of the embedded database.', text),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Addresses or subnets of proxies, comma-separated, whose X-Forwarded-For counts; also loopback, linklocal, uniquelocal.',
    list(proxy),
  ),
  approvedRedirectDomains: setting(
    'OAUTH_APPROVED_REDIRECT_DOMAINS',
    '',
    'Hosts, comma-separated, that self-registered OAuth clients may redirect to. Loopback is approved outside production.',
    list(host),
  ),
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
    'Objects that an answer may hold by estimate, nested list limits multiplied.',
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
    'Requests a second of one user, or of one address without a token.',
    whole(1, 1_000_000),
  ),
  sensitiveRatePerSecond: setting(
    'RATE_LIMIT_SENSITIVE',
    '5',
    'Sensitive operations a second of one user or address: sign-in, tokens, passwords, factors.',
    whole(1, 1_000_000),
  ),
  slowRequestMilliseconds: setting(
    'SLOW_REQUEST_MILLISECONDS',
    '1000',
    'Requests that take longer are logged.',
    whole(1, 600_000),
  ),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    '10',
    'How long a stopping server waits for requests in flight.',
    whole(0, 600),
  ),
  marketSeed: setting(
    'MARKET_SEED',
    'market',
    'Seed of the simulated market: the same seed gives the same prices.',
    text,
  ),
} as const satisfies Record<string, Setting<unknown>>;

function setting<Value>(
  name: string,
  fallback: string,
  meaning: string,
  parse: (text: string) => Value,
): Setting<Value> {
  return { name, fallback, meaning, parse };
}

function text(value: string): string {
  return value;
}

function whole(least: number, most: number): (text: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= least && number <= most) return number;
    throw new Error(`must be a whole number from ${least} to ${most}, not "${value}".`);
  };
}

function oneOf<const Choice extends string>(...choices: Choice[]): (text: string) => Choice {
  return (value) => {
    const choice = choices.find((one) => one === value);
    if (choice !== undefined) return choice;
    throw new Error(`must be one of ${choices.join(', ')}, not "${value}".`);
  };
}

function optional<Value>(parse: (text: string) => Value): (text: string) => Value | null {
  return (value) => (value === '' ? null : parse(value));
}

function list<Value>(parse: (text: string) => Value): (text: string) => readonly Value[] {
  return (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);
}

function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin) {
    return url.origin;
  }
  throw new Error(`must be an origin such as https://api.example.com, not "${value}".`);
}

/** Never repeats the value: it holds a password. */
function databaseUrl(value: string): string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new Error('must be a URL that starts with postgres:// or postgresql://.');
}

function secret(value: string): string {
  if (value.length >= 32) return value;
  throw new Error('must have at least 32 characters.');
}

function host(value: string): string {
  const url = URL.canParse(`https://${value}`) ? new URL(`https://${value}`) : null;
  if (url !== null && url.host === value.toLowerCase()) return url.host;
  throw new Error(`must list hosts such as app.example.com, not "${value}".`);
}

const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];

function proxy(value: string): string {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  if (NAMED_SUBNETS.includes(value) || (family !== 0 && bits === undefined)) return value;
  if (family !== 0 && bits !== undefined && isPrefix(address, bits, family)) return value;
  throw new Error(`must list addresses or subnets such as 10.0.0.0/8, not "${value}".`);
}

function isPrefix(address: string, bits: string, family: number): boolean {
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
