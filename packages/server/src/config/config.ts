import { bankProblems } from './bank-settings.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';
import { refusalOf, refusedParties, takenNetworks } from './simulated-parties.ts';

type Values = {
  readonly [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value>
    ? Value
    : never;
};

/** Every setting, parsed and checked: see `settings.ts` for names, defaults and meanings. */
export type Config = Omit<
  Values,
  | 'publicUrl'
  | 'registration'
  | 'cardProcessor'
  | 'identityProvider'
  | 'interestRates'
  | 'mailInDomain'
> & {
  /** Origin of the service, without a slash at the end. */
  readonly publicUrl: string;
  /** Who may open an account. */
  readonly registration: NonNullable<Values['registration']>;
  /** Who charges cards. */
  readonly cardProcessor: NonNullable<Values['cardProcessor']>;
  /** Who compares people with their papers. */
  readonly identityProvider: NonNullable<Values['identityProvider']>;
  /** What cash earns: percent a year by currency. */
  readonly interestRates: ReadonlyMap<string, string>;
  /** Of the addresses that e-mails come in at. */
  readonly mailInDomain: string;
};

/** The environment does not describe a server that can run. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Of the key that stands in the source, for all to see. */
const DEVELOPMENT_KEY_ID = 'dev';
const DEVELOPMENT_MAIL_SECRET = 'a key for development, known to all';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment: the only place that does. An empty variable counts as absent.
 *
 * @throws {ConfigError} naming every setting that is wrong, and why
 */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting<unknown>>(settings)) {
    const given = environment[setting.name]?.trim() ?? '';
    try {
      values[key] = setting.parse(given === '' ? setting.fallback : given);
    } catch (error) {
      problems.push(`${setting.name} ${error instanceof Error ? error.message : 'is wrong'}`);
    }
  }
  const config = values as Values;
  if (problems.length === 0) problems.push(...contradictions(config));
  if (problems.length > 0) throw new ConfigError(problems);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const isProduction = config.mode === 'production';
  return {
    ...config,
    publicUrl,
    mailInDomain: config.mailInDomain ?? new URL(publicUrl).hostname,
    mailInSecret: config.mailInSecret ?? (isProduction ? null : DEVELOPMENT_MAIL_SECRET),
    registration: config.registration ?? 'open',
    interestRates: new Map(config.interestRates ?? usualRates(config)),
    cryptoNetworks: takenNetworks(config),
    cardProcessor: config.cardProcessor ?? usualParty(config),
    identityProvider: config.identityProvider ?? usualParty(config),
  };
}

/** Nobody plays a party in production unasked. */
const usualParty = ({ mode }: Values) => (mode === 'production' ? 'none' : 'simulated');

/** Nobody pays interest who has not said so; elsewhere there is something to see. */
const usualRates = ({ mode }: Values): readonly (readonly [string, string])[] =>
  mode === 'production' ? [] : [['USD', '3.1']];

/** What is wrong between settings that are each right. */
function contradictions(config: Values): string[] {
  const problems: string[] = [];
  if (config.mode === 'production') {
    if (config.publicUrl === null) {
      problems.push('PUBLIC_URL is required in production: it names the OAuth issuer.');
    } else if (!config.publicUrl.startsWith('https://')) {
      problems.push('PUBLIC_URL must start with https:// in production.');
    }
    if (config.appSecret === settings.appSecret.fallback) {
      problems.push('APP_SECRET is required in production: make one with openssl rand -hex 32.');
    }
    if (config.encryptionKeys.some(({ id }) => id === DEVELOPMENT_KEY_ID)) {
      problems.push(
        'ENCRYPTION_KEYS is required in production, without the key "dev": make one with echo k1:$(openssl rand -base64 32).',
      );
    }
  }
  const refused = refusedParties(config);
  if (refused.length > 0) problems.push(refusalOf(refused));
  if (config.mode === 'production' && config.defaultPlan !== 'FREE' && !config.registration) {
    problems.push(
      'REGISTRATION must be chosen where DEFAULT_PLAN is above FREE: everybody who opens an account gets that plan. Set open, invited or closed.',
    );
  }
  if (config.marketDataSource === 'alpaca' && (!config.alpacaKeyId || !config.alpacaSecret)) {
    problems.push('ALPACA_KEY_ID and ALPACA_SECRET are required for MARKET_DATA_SOURCE=alpaca.');
  }
  if (
    config.cardProcessor === 'stripe' &&
    !(config.stripeSecretKey && config.stripeWebhookSecret)
  ) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are required for CARD_PROCESSOR=stripe.',
    );
  }
  if (
    config.identityProvider === 'persona' &&
    !(config.personaApiKey && config.personaTemplate && config.personaWebhookSecret)
  ) {
    problems.push(
      'PERSONA_API_KEY, PERSONA_TEMPLATE and PERSONA_WEBHOOK_SECRET are required for IDENTITY_PROVIDER=persona.',
    );
  }
  if (config.s3Bucket !== '' && !(config.s3AccessKeyId && config.s3SecretAccessKey)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required where S3_BUCKET is set.');
  }
  problems.push(...bankProblems(config));
  if (config.metricsPort !== 0 && config.metricsPort === config.port) {
    problems.push('METRICS_PORT must differ from PORT: metrics are not for the public.');
  }
  if ((config.mailInCertificate === '') !== (config.mailInCertificateKey === '')) {
    problems.push('MAIL_IN_CERTIFICATE and MAIL_IN_CERTIFICATE_KEY go together.');
  }
  if (config.mailInEncryption === 'required' && config.mailInCertificate === '') {
    problems.push('MAIL_IN_CERTIFICATE is required for MAIL_IN_ENCRYPTION=required.');
  }
  return problems;
}
