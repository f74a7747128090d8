import type { CatalogEntry, Decision } from '../src/catalog-entry.ts';
import type { OperationHints } from '../src/operation-hints.ts';

/** Whose changes are the person's own: who they are, and how the platform is paid. */
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

type Marks = Pick<OperationHints, 'movesMoney' | 'stepUp' | 'effect'>;

/** What the contract's own marks say of a mutation. */
export function decisionOf(
  { access, scope, domain }: Pick<CatalogEntry, 'access' | 'scope' | 'domain'>,
  { movesMoney, stepUp, effect: { creates, changes, deletes } }: Marks,
): Decision {
  const touched = [...creates, ...changes, ...deletes];
  if (access !== 'SCOPE' || stepUp || NEVER_DOMAINS.has(domain)) return 'NEVER';
  if (touched.some((type) => NEVER_TYPES.has(type))) return 'NEVER';
  if (movesMoney || deletes.length > 0) return 'ASK';
  const isMark = changes.every((type) => FREE_TYPES.has(type) || MARKED_TYPES.has(type));
  const isFree = isMark && creates.every((type) => FREE_TYPES.has(type));
  return isFree && scope !== 'trade' ? 'FREE' : 'ASK';
}
