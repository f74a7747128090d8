import type { SimulatedParty } from '@investing-platform/schema/operations';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Closing } from './db/tables/closing-part.ts';
import type { Hub } from './events/hub.ts';
import type { AskPlatform } from './kernel/ask-platform.ts';
import type { Clock } from './kernel/clock.ts';
import type { Cursors } from './kernel/cursors.ts';
import type { Random } from './kernel/random.ts';
import type { SecretBox } from './kernel/secret-box.ts';
import type { OAuthConfig } from './oauth/config.ts';
import type { SensitiveLimiter } from './oauth/rate-limit.ts';
import type { BankRail } from './ports/bank-rail.ts';
import type { Broker } from './ports/broker.ts';
import type { BrokerConnection } from './ports/broker-connection.ts';
import type { CardProcessor } from './ports/card-processor.ts';
import type { ChainData } from './ports/chain-data.ts';
import type { Chains } from './ports/chains.ts';
import type { FileScanner } from './ports/file-scanner.ts';
import type { IdentityCheck } from './ports/identity-check.ts';
import type { IdentityProvider } from './ports/identity-providers.ts';
import type { LanguageModel, ModelTool } from './ports/language-model.ts';
import type { Mail } from './ports/mail.ts';
import type { MailSignatures } from './ports/mail-signatures.ts';
import type { MarketData } from './ports/market-data.ts';
import type { NewsSource } from './ports/news.ts';
import type { ObjectStore } from './ports/object-store.ts';
import type { OptionSource } from './ports/options.ts';
import type { PasswordBreaches } from './ports/password-breaches.ts';
import type { PushSender } from './ports/push.ts';
import type { ReferenceRateSource } from './ports/reference-rates.ts';
import type { Screening } from './ports/screening.ts';
import type { VaspDirectory } from './ports/vasps.ts';

/**
 * Everything that the server's functions may need, made in `compose.ts`. Each function names its
 * share: `Pick<Deps, 'db' | 'clock'>`.
 */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly db: Database;
  readonly hub: Hub;
  readonly marketData: MarketData;
  readonly rates: ReferenceRateSource;
  readonly options: OptionSource;
  readonly news: NewsSource;
  readonly broker: Broker;
  /** Who brings messages to browsers. */
  readonly push: PushSender;
  /** Brokers that accounts can be connected with, by provider. */
  readonly brokerConnections: ReadonlyMap<string, BrokerConnection>;
  /** The bank that pays people out and takes their transfers. */
  readonly bankRail: BankRail;
  /** Whoever keeps the keys of crypto assets, and the chains behind them. */
  readonly chains: Chains;
  /** Who keeps crypto assets for others. */
  readonly vasps: VaspDirectory;
  /** What public addresses hold. */
  readonly chainData: ChainData;
  /** Whoever keeps cards and charges them; null where the server takes none. */
  readonly cardProcessor: CardProcessor | null;
  /** Who compares people with their papers; null where the operator does. */
  readonly identityCheck: IdentityCheck | null;
  /** Lists of people and companies whom nobody may deal with. */
  readonly screening: Screening;
  /** Files of people. */
  readonly objects: ObjectStore;
  /** Who looks into files of strangers; null where the operator has set nobody. */
  readonly scanner: FileScanner | null;
  readonly mail: Mail;
  /** Who writes the assistant's replies; the first is the operator's choice. */
  readonly languageModels: readonly LanguageModel[];
  /** What they may look up, for those that choose among what they are told of. */
  readonly modelTools: () => Promise<readonly ModelTool[]>;
  /** The API as its callers reach it, for the assistant. */
  readonly ask: AskPlatform;
  /** Who has signed mails that came in. */
  readonly mailSignatures: MailSignatures;
  readonly breaches: PasswordBreaches;
  /** Outside providers that people may sign in with; none unless the operator set them up. */
  readonly identityProviders: readonly IdentityProvider[];
  /** Seals what has to be read again but never in the clear in the database. */
  readonly secrets: SecretBox;
  /** Opaque positions in lists (contract rule 3). */
  readonly cursors: Cursors;
  /** What each domain does where an account is closed. */
  readonly closing: Closing;
  readonly oauth: OAuthConfig;
  /** The sensitive rate group, by address or user (spec part 8). */
  readonly limiter: SensitiveLimiter;
  /** The text of a client metadata document, from an address that a stranger chose. */
  readonly clientDocument: (address: string) => Promise<string>;
  /** The version of the server's package. */
  readonly version: string;
  readonly startedAt: Date;
  /** Whom outside the server plays itself. */
  readonly simulatedParties: readonly SimulatedParty[];
}
