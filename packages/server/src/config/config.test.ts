import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_SIMULATED: 'market,options,rates,news,venue,bank',
  PUBLIC_URL: 'https://api.example.com',
  APP_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};

const persona = {
  IDENTITY_PROVIDER: 'persona',
  PERSONA_API_KEY: 'persona_sandbox_1',
  PERSONA_TEMPLATE: 'itmpl_1',
  PERSONA_WEBHOOK_SECRET: 'wbhsec_1',
};

describe('the configuration', () => {
  test('needs nothing outside production', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      dataDir: '.data',
      trustedProxies: [],
      maxBodyBytes: 1_048_576,
    });
  });

  test('takes a plan for everybody in production once it says who may come', () => {
    const generous = { ...production, DEFAULT_PLAN: 'PRIVATE' };
    expect(readConfig({ ...generous, REGISTRATION: 'invited' }).registration).toBe('invited');
    expect(readConfig({ ...generous, NODE_ENV: 'test' }).registration).toBe('open');
  });

  test('takes what production needs', () => {
    expect(readConfig(production)).toMatchObject({ publicUrl: 'https://api.example.com' });
  });

  test('takes no crypto assets in production unless their chains may be simulated', () => {
    const allowed = { ...production, ALLOW_SIMULATED: `${production.ALLOW_SIMULATED},chains` };
    expect(readConfig(production).cryptoNetworks).toEqual([]);
    expect(readConfig(allowed).cryptoNetworks).toBeNull();
    expect(readConfig({}).cryptoNetworks).toBeNull();
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: ' ' }).port).toBe(4000);
  });

  test('lists are split at commas', () => {
    const config = readConfig({
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1',
      OAUTH_APPROVED_REDIRECT_DOMAINS: 'app.example.com,Example.org:8443',
    });
    expect(config.trustedProxies).toEqual(['loopback', '10.0.0.0/8', '::1']);
    expect(config.approvedRedirectDomains).toEqual(['app.example.com', 'example.org:8443']);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '4000.5' }, 'PORT must be'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production'],
    [{ PUBLIC_URL: 'api.example.com' }, 'PUBLIC_URL must be an origin'],
    [{ PUBLIC_URL: 'https://api.example.com/graphql' }, 'PUBLIC_URL must be an origin'],
    [{ DATABASE_URL: 'mysql://root:hunter2@db' }, 'DATABASE_URL must be a URL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must list'],
    [{ OAUTH_APPROVED_REDIRECT_DOMAINS: 'https://a.b' }, 'must list hosts'],
    [{ OAUTH_APPROVED_ASSISTANTS: 'claude,hal' }, 'must list claude, chatgpt, cursor, vscode'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters.'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT must differ from PORT'],
    [{ NEWS_FEEDS: 'https://a.example/rss, http://b' }, 'NEWS_FEEDS must list https addresses'],
    [{ MARKET_DATA_SOURCE: 'bloomberg' }, 'must be one of embedded, yahoo, alpaca'],
    [{ MARKET_DATA_SOURCE: 'alpaca', ALPACA_KEY_ID: 'PK' }, 'ALPACA_KEY_ID and ALPACA_SECRET are'],
    [{ CARD_PROCESSOR: 'stripe', STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET are required'],
    [{ IDENTITY_PROVIDER: 'persona', PERSONA_API_KEY: 'k' }, 'PERSONA_TEMPLATE and PERSONA_WEBHO'],
    [
      { ...production, ...persona, ALLOW_SIMULATED: 'market,options,rates,news,venue,bank' },
      'ALLOW_SIMULATED must name identity (who compares',
    ],
    [{ ...production, APP_SECRET: '' }, 'APP_SECRET is required in production'],
    [{ ...production, DEFAULT_PLAN: 'PLUS' }, 'REGISTRATION must be chosen'],
    [
      { ...production, ALLOW_SIMULATED: 'market,options,rates,news,venue' },
      'ALLOW_SIMULATED must name bank (the bank: BANK_RAIL)',
    ],
    [
      { ...production, CARD_PROCESSOR: 'simulated', CRYPTO_NETWORKS: 'BTC/BTC' },
      'ALLOW_SIMULATED must name cards (who charges cards: CARD_PROCESSOR), chains (crypto',
    ],
    [{ ALLOW_SIMULATED: 'all' }, 'ALLOW_SIMULATED must be one of market, options'],
    [{ DEFAULT_PLAN: 'GOLD' }, 'DEFAULT_PLAN must be one of FREE, PLUS, PRO, PRIVATE'],
    [{ ...production, ENCRYPTION_KEYS: '' }, 'ENCRYPTION_KEYS is required in production'],
    [{ ENCRYPTION_KEYS: 'k1:c2hvcnQ=' }, 'ENCRYPTION_KEYS must list keys as id:base64'],
    [
      { ENCRYPTION_KEYS: `${production.ENCRYPTION_KEYS},${production.ENCRYPTION_KEYS}` },
      'ENCRYPTION_KEYS must give each key an id of its own.',
    ],
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL must be a URL that starts with smtp://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
    [{ OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER must be an https URL'],
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL is required in production'],
    [{ ...production, PUBLIC_URL: 'http://a.example' }, 'PUBLIC_URL must start with https://'],
  ])('refuses %o with a sentence that says why', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test('names every wrong setting at once, and never repeats a database password', () => {
    const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'm://hunter2' });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      expect((error as ConfigError).problems).toHaveLength(3);
      expect((error as ConfigError).message).not.toContain('hunter2');
    }
  });

  test('every setting has its own variable and a sentence for operators', () => {
    const names = Object.values(settings).map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { meaning } of Object.values(settings)) expect(meaning).toMatch(/^[\w/].*\.$/);
  });
});
