import { CHAIN_NAMES } from '../../../addresses/index.ts';
import type { Transaction } from '../../../db/database.ts';
import { tell, type Whence } from '../../funding/index.ts';
import type { CryptoDeps } from '../deps.ts';
import type { WhitelistRow } from './whitelist.sql.ts';

type TellDeps = Pick<CryptoDeps, 'clock' | 'random' | 'secrets' | 'oauth'>;
type Named = Pick<WhitelistRow, 'userId' | 'currency' | 'chain' | 'address'>;

const EDGE = 6;

/** What mails call a wallet: enough of its address to know it by. */
export function nameOf({ currency, chain, address }: Omit<Named, 'userId'>): string {
  return `${currency} on ${CHAIN_NAMES[chain]}, ${address.slice(0, EDGE)}…${address.slice(-EDGE)}`;
}

/** Tells of a new wallet, or of one that another provider keeps, with a link that takes it back. */
export function tellOfWallet(
  tx: Transaction,
  deps: TellDeps,
  wallet: Named & Pick<WhitelistRow, 'usableAt'> & { readonly discardToken: string },
  { isNew, whence }: { readonly isNew: boolean; readonly whence: Whence },
): Promise<void> {
  const usable = wallet.usableAt.toISOString().slice(0, 16).replace('T', ' ');
  const what = isNew ? 'a wallet to send to was added' : 'another provider keeps a wallet of yours';
  return tell(tx, deps, {
    ...whence,
    userId: wallet.userId,
    kind: isNew ? 'WALLET_ADDED' : 'WALLET_CHANGED',
    detail: nameOf(wallet),
    subject: isNew ? 'A wallet was added' : 'A wallet was changed',
    lines: [
      `${what}: ${nameOf(wallet)}.`,
      `Nothing is sent to it before ${usable} UTC.`,
      '',
      'If it was you, there is nothing to do. If not, follow this link, which takes the wallet off',
      'your list, and choose a new password:',
      '',
      `${deps.oauth.issuer}/wallets/discard?token=${wallet.discardToken}`,
      `${deps.oauth.issuer}/forgot-password`,
    ],
  });
}

/** Tells of a wallet that is gone. */
export function tellOfRemoval(
  tx: Transaction,
  deps: TellDeps,
  wallet: Named,
  whence: Whence,
): Promise<void> {
  return tell(tx, deps, {
    ...whence,
    userId: wallet.userId,
    kind: 'WALLET_REMOVED',
    detail: nameOf(wallet),
    subject: 'A wallet was removed',
    lines: [
      `a wallet was taken off the list that you send to: ${nameOf(wallet)}.`,
      '',
      'If it was not you, choose a new password at once, which signs out everybody else:',
      '',
      `${deps.oauth.issuer}/forgot-password`,
    ],
  });
}
