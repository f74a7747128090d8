import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { createUser, hashPassword } from '../domains/account/index.ts';
import { openPlatformAccount } from '../domains/brokerage/index.ts';
import { recordSignature } from '../domains/kyc/index.ts';
import { addOpeningPosition, type OpenedAccount } from '../domains/trading/index.ts';
import type { NewTestAccount, TestMail, TestServer, TestUser } from './types.ts';

const PASSWORD = 'correct-horse-battery-staple-42';

const mailsOf = statement<TestMail, [recipient: string]>(
  'testing_mails_of',
  'select subject, text from mail_outbox where recipient = $1 order by created_at, id limit 100',
);

/** Users of a test server, with their accounts and mails. */
export function people(deps: Deps): Pick<TestServer, 'createUser' | 'openAccount' | 'mailsTo'> {
  let count = 0;
  let passwordHash: Promise<string> | undefined;
  return {
    async createUser(input = {}) {
      count += 1;
      const { plan = 'PLUS', verified = true, kycStatus = 'APPROVED' } = input;
      const email = input.email ?? `user-${count}@example.com`;
      passwordHash ??= hashPassword(deps.random, PASSWORD);
      const hash = await passwordHash;
      const user = await deps.db.transaction(async (tx) => {
        const row = { email, passwordHash: hash, plan, emailVerified: verified, kycStatus };
        const created = await createUser(tx, deps, row);
        if (kycStatus === 'APPROVED') {
          const signer = { user: created, ip: '127.0.0.1' };
          await recordSignature(tx, deps, 'CUSTOMER', signer);
          await recordSignature(tx, deps, 'STRATEGY_DISCLOSURE', signer);
          await recordSignature(tx, deps, 'CRYPTO', signer);
        }
        return created;
      });
      return { id: user.id, email, password: PASSWORD, plan };
    },
    openAccount: (user, account) => openAccount(deps, user, account),
    mailsTo: (email) => deps.db.all(mailsOf, email),
  };
}

async function openAccount(
  deps: Deps,
  user: TestUser,
  { positions = [], ...account }: NewTestAccount = {},
): Promise<OpenedAccount> {
  const { cash = '100000', currency = 'USD', tradingMode = 'LIVE' } = account;
  return deps.db.transaction(async (tx) => {
    const opened = await openPlatformAccount(tx, deps, user.id, { cash, currency, tradingMode });
    for (const position of positions) {
      const owner = { userId: user.id, brokerAccountId: opened.id, tradingMode };
      await addOpeningPosition(tx, deps, { ...owner, ...position });
    }
    return opened;
  });
}
