import { pino } from 'pino';
import { simulatedBankRail } from '../../adapters/embedded/bank-rail/index.ts';
import { simulatedBroker } from '../../adapters/embedded/broker/index.ts';
import { embeddedChains } from '../../adapters/embedded/chain-data/index.ts';
import { embeddedCrypto } from '../../adapters/embedded/crypto-parties.ts';
import { embeddedMailbox } from '../../adapters/embedded/mail/mailbox.ts';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import { embeddedNews } from '../../adapters/embedded/news/index.ts';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import { embeddedOptions } from '../../adapters/embedded/options/index.ts';
import { commonPasswords } from '../../adapters/embedded/password-breaches/common-passwords.ts';
import { embeddedScreening } from '../../adapters/embedded/screening/index.ts';
import { openModels } from '../../adapters/language-models/index.ts';
import { webPush } from '../../adapters/web-push.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createHub } from '../../events/hub.ts';
import { systemClock } from '../../kernel/clock.ts';
import { signedCursors } from '../../kernel/cursors.ts';
import { systemRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { oauthConfig } from '../../oauth/testing.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';

/** The small contract's resolvers read nothing; only the readiness probe asks. */
function unusedDatabase(ping: () => void): Database {
  const unused = () => Promise.reject(new Error('the fixture has no database'));
  return {
    dialect: 'pglite',
    all: unused,
    maybe: unused,
    one: unused,
    transaction: unused,
    listen: unused,
    ping: async () => ping(),
    close: () => Promise.resolve(),
  };
}

interface FixtureParts {
  /** Fails where a test wants the database to fail. */
  readonly ping: () => void;
  readonly url: string;
  readonly limits: RateLimits;
  readonly logged: Record<string, unknown>[];
}

/** What the server runs on, without a database. */
export function fixtureDeps(config: Config, parts: FixtureParts): Deps {
  const { url, limits, logged, ping } = parts;
  const [seed, clock] = ['fixture', systemClock];
  const rates = embeddedRates({ seed });
  const marketData = embeddedMarketData({ clock, seed, rates });
  return {
    config,
    clock,
    random: systemRandom,
    log: pino(
      { level: config.logLevel },
      { write: (line: string) => void logged.push(JSON.parse(line)) },
    ),
    db: unusedDatabase(ping),
    hub: createHub(),
    marketData,
    rates,
    options: embeddedOptions({ marketData, clock, seed }),
    news: embeddedNews({ marketData, clock, seed }),
    broker: simulatedBroker({ marketData, clock, seed }),
    brokerConnections: new Map(),
    bankRail: simulatedBankRail({ clock }),
    cardProcessor: null,
    identityCheck: null,
    screening: embeddedScreening(),
    ...embeddedCrypto({ clock }),
    chainData: embeddedChains({ clock, seed }),
    objects: memoryStore(),
    scanner: null,
    mail: embeddedMailbox(),
    mailSignatures: { signerOf: async () => null },
    push: webPush('', url),
    breaches: commonPasswords(),
    identityProviders: [],
    ...openModels(config, systemRandom, async () => ({ data: null })),
    secrets: secretBox(config.encryptionKeys, systemRandom),
    closing: { parts: [], settle: async () => undefined },
    cursors: signedCursors(config.appSecret),
    oauth: oauthConfig({ issuer: url }),
    limiter: limits.sensitive,
    clientDocument: () => Promise.reject(new Error('nobody is asked')),
    version: '0.0.0',
    startedAt: systemClock.now(),
    simulatedParties: [],
  };
}
