import { createMocks, type Mocks, type User } from '@investing-platform/mocks';
import { setupServer } from 'msw/node';
import { type Cast, callersOf, STARTS_AT, STRANGERS, type Subject } from './subject.ts';

const BASE_URL = 'https://mocks.example.com';

/** The mocks over MSW in this process; requests to other hosts pass. */
export async function mocksSubject(): Promise<Subject> {
  const mocks = createMocks({ baseUrl: BASE_URL, now: STARTS_AT });
  const network = setupServer(...mocks.handlers);
  network.listen({ onUnhandledFrame: 'bypass' });
  let casts = 0;
  return {
    name: 'the mocks',
    baseUrl: BASE_URL,
    faults: mocks.faults,
    async newCast() {
      casts += 1;
      return castOf(mocks, casts);
    },
    async verificationToken(email) {
      const token = mocks.world.mails.findLast(({ to }) => to === email)?.token;
      if (token == null) throw new Error(`no confirmation was sent to ${email}`);
      return token;
    },
    advance: (milliseconds) => mocks.advance(milliseconds),
    async stop() {
      network.close();
    },
  };
}

async function castOf({ world }: Mocks, number: number): Promise<Cast> {
  const traderEmail = `user-${number}@example.com`;
  const trader = world.addUser({ plan: 'PRO', email: traderEmail });
  const live = world.addAccount(trader, { name: 'Platform account', cash: { USD: '73500' } });
  world.addPosition(live, { symbol: 'AAPL', quantity: '10', price: '150' });
  world.addPosition(live, { symbol: 'BTC', quantity: '0.5', price: '50000' });
  const paper = world.addAccount(trader, { tradingMode: 'PAPER', cash: { USD: '1000' } });
  const connected = await connect(`Bearer ${world.issueToken({ user: trader })}`);
  const { clientId, clientSecret } = world.addCredential(trader);
  return {
    authorizationOf: callersOf(callersBeside(world, trader, number)),
    decide: async (id, answer) => world.decide(id, answer),
    facts: {
      liveAccountId: live.id,
      paperAccountId: paper.id,
      paperCredentialId: paper.credentialId ?? '',
      connectedAccountId: connected.accounts[0]?.id ?? '',
      connectedCredentialId: connected.id,
      receiptId: world.addPushMessage().receiptId,
      traderEmail,
      newEmail: `new-${traderEmail}`,
      clientId,
      clientSecret,
    },
  };
}

function callersBeside(
  world: Mocks['world'],
  trader: User,
  number: number,
): Parameters<typeof callersOf>[0] {
  const bearer = async (user: User, scope: 'full_access' | 'identity' | 'portfolio.read') =>
    `Bearer ${world.issueToken({ user, scopes: [scope] })}`;
  const app = async (rule: Parameters<typeof world.setRule>[1]) => {
    const credential = world.addCredential(trader, 'App');
    world.setRule(credential, rule);
    return `Bearer ${world.issueToken({ user: trader, credential })}`;
  };
  return {
    'asked app': () => app({ approval: 'ON_PAGE' }),
    'bounded app': () => app({ maxChangesPerDay: 1 }),
    trader: () => bearer(trader, 'full_access'),
    other() {
      const other = world.addUser({ plan: 'PRO', email: `other-${number}@example.com` });
      world.addAccount(other, { name: 'Platform account', cash: { USD: '100000' } });
      return bearer(other, 'full_access');
    },
    identity: () => bearer(trader, 'identity'),
    reader: () => bearer(trader, 'portfolio.read'),
    free() {
      const free = world.addUser({ plan: 'FREE', email: `free-${number}@example.com` });
      return bearer(free, 'full_access');
    },
    unchecked() {
      const unchecked = world.addUser({
        plan: 'PRO',
        email: `unchecked-${number}@example.com`,
        kycStatus: 'NOT_STARTED',
        agreementSigned: false,
      });
      return bearer(unchecked, 'full_access');
    },
    undisclosed() {
      const undisclosed = world.addUser({
        plan: 'PRO',
        email: `undisclosed-${number}@example.com`,
        strategyDisclosureSigned: false,
        cryptoRulesSigned: false,
      });
      world.addAccount(undisclosed, { name: 'Platform account' });
      return bearer(undisclosed, 'full_access');
    },
    ...STRANGERS,
    async 'expired token'() {
      const expired = world.issueToken({ user: trader });
      world.expireToken(expired);
      return `Bearer ${expired}`;
    },
  };
}

interface Connected {
  readonly id: string;
  readonly accounts: readonly { readonly id: string }[];
}

/** Saves a broker's keys, as a person does. */
async function connect(authorization: string): Promise<Connected> {
  const values = [
    { name: 'apiKey', value: 'PKCONNECTED4XY7' },
    { name: 'apiSecret', value: 'not-a-real-secret' },
  ];
  const params = { provider: 'ALPACA', label: 'Alpaca paper', tradingMode: 'PAPER', values };
  const query = `mutation ($params: SaveBrokerCredentialInput!) {
    saveBrokerCredential(params: $params) { id accounts { id } }
  }`;
  const response = await fetch(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', authorization },
    body: JSON.stringify({ query, variables: { params } }),
  });
  const { data } = (await response.json()) as { data: { saveBrokerCredential: Connected } };
  return data.saveBrokerCredential;
}
