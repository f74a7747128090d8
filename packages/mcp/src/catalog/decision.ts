import { type CatalogEntry, catalog } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';

/** Who decides whether an assistant's change is made: nobody may, the person, or nobody has to. */
export type Decision = 'NEVER' | 'ASK' | 'FREE';

/** Whose changes stay out of assistants' reach: who the person is, and how the platform is paid. */
const NEVER_DOMAINS: ReadonlySet<string> = new Set(['kyc', 'billing', 'assistant']);
/** Ways into the account, and where its money goes. */
const NEVER_TYPES: ReadonlySet<string> = new Set([
  ...['ApiCredential', 'BrokerCredential', 'Card', 'CryptoCurrencyWallet', 'DeviceToken'],
  ...['Passkey', 'SavedBankAccount', 'UserAccount', 'WhitelistedWallet'],
]);
/** What says only what the person likes or has seen, or makes a copy of what may be read. */
const FREE_TYPES: ReadonlySet<string> = new Set([
  ...['ExportJob', 'Like', 'LikeableAsset', 'NetWorthReport', 'NetWorthSettings'],
  ...['StrategyAssetVote', 'UserPreferences'],
]);
/** Types that such an act shows a count or a mark on. */
const MARKED_TYPES: ReadonlySet<string> = new Set(['Deposit', 'Expert', 'Strategy', 'TradeIdea']);

const entries: Readonly<Record<string, CatalogEntry>> = catalog;

/** What the contract's own marks say of a mutation. */
export function decisionOf(operation: string): Decision {
  const entry = Object.hasOwn(entries, operation) ? entries[operation] : undefined;
  const hints = operationHints[operation];
  if (entry?.type !== 'Mutation' || hints === undefined) return 'NEVER';
  const { creates, changes, deletes } = hints.effect;
  const touched = [...creates, ...changes, ...deletes];
  if (entry.access !== 'SCOPE' || hints.stepUp || NEVER_DOMAINS.has(entry.domain)) return 'NEVER';
  if (touched.some((type) => NEVER_TYPES.has(type))) return 'NEVER';
  if (hints.movesMoney || deletes.length > 0) return 'ASK';
  const isMark = changes.every((type) => FREE_TYPES.has(type) || MARKED_TYPES.has(type));
  return isMark && creates.every((type) => FREE_TYPES.has(type)) && entry.scope !== 'trade'
    ? 'FREE'
    : 'ASK';
}
