import { PLANS } from '../kernel/actor.ts';
import { setting } from './setting.ts';
import {
  databaseUrl,
  encryptionKeys,
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

/** What every server of its own sets. */
export const firstSettings = {
  mode: setting(
    'NODE_ENV',
    'development',
    'development, test or production. Production needs PUBLIC_URL, APP_SECRET and ENCRYPTION_KEYS, turns introspection off and sets Secure cookies.',
    oneOf('development', 'test', 'production'),
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Origin under which browsers and clients reach the server, for example https://api.example.com: the OAuth issuer. Default outside production: http://localhost:PORT.',
    optional(origin),
  ),
  host: setting('HOST', '127.0.0.1', 'Address that the server listens on; 0.0.0.0 for all.', text),
  port: setting('PORT', '4000', 'Port of the API and the pages.', whole(0, 65_535)),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Addresses or subnets of proxies, comma-separated, whose X-Forwarded-For counts; also loopback, linklocal, uniquelocal.',
    list(proxy),
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
} as const;
