import { createHash, randomBytes } from 'node:crypto';
import { SIMULATED_COUPON } from '@investing-platform/rules/billing/coupon-code';
import {
  manualClock,
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { pino } from 'pino';
import { expect } from 'vitest';
import { asset } from './assets.ts';
import { type Cast, callersOf, STARTS_AT, STRANGERS, type Subject } from './subject.ts';

const insertPushMessage = {
  name: 'contract_insert_push_message',
  text: `insert into push_messages (id, receipt_id_hash, title, sent_at)
         values ($1, $2, 'Your order was filled', $3)`,
};

/** The credential of a practice account becomes the person's own. */
const handOver = {
  name: 'contract_hand_over',
  text: 'update broker_credentials set system_managed = false, label = $2 where id = $1',
};

const unsign = {
  name: 'contract_unsign_disclosure',
  text: `delete from signed_agreements where user_id = $1
         and type in ('STRATEGY_DISCLOSURE', 'CRYPTO')`,
};

const makeCoupon = {
  name: 'contract_make_coupon',
  text: `insert into plan_coupons (id, code, percent, months, created_at)
         values ('01900000-0000-7000-8000-0000000c0de0', $1, $2, $3, now())`,
};

const DECIDE = `mutation ($params: DecideAgentRequestInput!) {
  decideAgentRequest(params: $params) { id } }`;

const sayOfApp = {
  name: 'contract_say_of_app',
  text: `insert into app_rules (user_id, credential_id, assistant, approval, max_changes_per_day)
         values ($1, $2, false, $3, $4)`,
};

/** The real server in this process, with its clock standing still. */
export async function serverSubject(): Promise<Subject> {
  const clock = manualClock(STARTS_AT);
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => faults.push(line) });
  const server = await startTestServer({ clock, seed: 'contract', log });
  const { code, discountPercent, monthsLeft } = SIMULATED_COUPON;
  await server.deps.db.transaction((tx) => tx.run(makeCoupon, code, discountPercent, monthsLeft));
  return {
    name: 'the server',
    baseUrl: server.url,
    faults,
    newCast: () => castOf(server),
    // The answer to a registration does not wait for its mail.
    async verificationToken(email) {
      const tokenNow = async () => {
        const mails = await server.mailsTo(email);
        return /token=(\w+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      };
      await expect.poll(tokenNow).not.toBe('');
      return tokenNow();
    },
    advance: (milliseconds) => clock.advance(milliseconds),
    stop: () => server.stop(),
  };
}

async function castOf(server: TestServer): Promise<Cast> {
  const trader = await server.createUser({ plan: 'PRO' });
  const live = await server.openAccount(trader, {
    positions: [
      { assetId: asset('AAPL').id, quantity: '10', price: '150' },
      { assetId: asset('BTC').id, quantity: '0.5', price: '50000' },
    ],
  });
  const paper = await server.openAccount(trader, { tradingMode: 'PAPER', cash: '1000' });
  const connected = await server.openAccount(trader, { tradingMode: 'PAPER', cash: '25000' });
  await server.deps.db.transaction((tx) =>
    tx.run(handOver, connected.credentialId, 'Alpaca paper'),
  );
  const { clientId, clientSecret } = await server.createCredential(trader);
  return {
    authorizationOf: callersOf(callersBeside(server, trader)),
    async decide(id, answer) {
      const headers = { Cookie: await server.signIn(trader) };
      const { body } = await server.graphql(headers, DECIDE, { params: { id, answer } });
      if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    },
    facts: {
      liveAccountId: live.id,
      paperAccountId: paper.id,
      paperCredentialId: paper.credentialId ?? '',
      connectedAccountId: connected.id,
      connectedCredentialId: connected.credentialId ?? '',
      receiptId: await sendPushMessage(server),
      traderEmail: trader.email,
      newEmail: `new-${trader.email}`,
      clientId,
      clientSecret,
    },
  };
}

function callersBeside(server: TestServer, trader: TestUser): Parameters<typeof callersOf>[0] {
  const bearer = async (user: TestUser, ...scopes: Parameters<TestServer['issueToken']>[1]) =>
    `Bearer ${await server.issueToken(user, scopes)}`;
  const app = async (approval: 'NONE' | 'ON_PAGE', maxChanges: number | null) => {
    const credential = await server.createCredential(trader);
    const rule = [trader.id, credential.id, approval, maxChanges];
    await server.deps.db.transaction((tx) => tx.run(sayOfApp, ...rule));
    return `Bearer ${await server.issueToken(trader, ['full_access'], credential)}`;
  };
  return {
    'asked app': () => app('ON_PAGE', null),
    'bounded app': () => app('NONE', 1),
    trader: () => bearer(trader, 'full_access'),
    async other() {
      const other = await server.createUser({ plan: 'PRO' });
      await server.openAccount(other);
      return bearer(other, 'full_access');
    },
    identity: () => bearer(trader, 'identity'),
    reader: () => bearer(trader, 'portfolio.read'),
    free: async () => bearer(await server.createUser({ plan: 'FREE' }), 'full_access'),
    async unchecked() {
      const unchecked = await server.createUser({ plan: 'PRO', kycStatus: 'NOT_STARTED' });
      return bearer(unchecked, 'full_access');
    },
    async undisclosed() {
      const undisclosed = await server.createUser({ plan: 'PRO' });
      await server.openAccount(undisclosed, { cash: '0' });
      await server.deps.db.transaction((tx) => tx.run(unsign, undisclosed.id));
      return bearer(undisclosed, 'full_access');
    },
    ...STRANGERS,
    async 'expired token'() {
      const expired = await server.issueToken(trader, ['full_access']);
      await server.expireToken(expired);
      return `Bearer ${expired}`;
    },
  };
}

async function sendPushMessage({ deps }: TestServer): Promise<string> {
  const receiptId = `ip_pr_${randomBytes(32).toString('hex').slice(0, 43)}`;
  const hash = createHash('sha256').update(receiptId).digest();
  const id = crypto.randomUUID();
  await deps.db.transaction((tx) => tx.run(insertPushMessage, id, hash, deps.clock.now()));
  return receiptId;
}
