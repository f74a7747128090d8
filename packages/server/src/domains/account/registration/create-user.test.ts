import { beforeEach, expect, test } from 'vitest';
import { recordSignature } from '../../kyc/index.ts';
import { tradingPermission } from '../people/trading-permission.ts';
import { accountWorld, type TestDeps } from '../testing/account.fixture.ts';
import { createUser } from './create-user.ts';

const STRANGER = '01900000-0000-7000-8000-000000000000';
const person = { email: 'Ada@Example.com', passwordHash: 'hash' };

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
});

test('createUser adds a person with what is given and free defaults', async () => {
  const free = await deps.db.transaction((tx) => createUser(tx, deps, person));
  expect(free).toMatchObject({
    email: 'ada@example.com',
    tier: 'FREE',
    emailVerified: false,
    kycStatus: 'NOT_STARTED',
    country: null,
  });
  const paid = await deps.db.transaction((tx) =>
    createUser(tx, deps, {
      ...person,
      email: 'bob@example.com',
      plan: 'PRIVATE',
      emailVerified: true,
      kycStatus: 'APPROVED',
      country: 'NZ',
    }),
  );
  expect(paid).toMatchObject({
    tier: 'PRIVATE',
    emailVerified: true,
    kycStatus: 'APPROVED',
    country: 'NZ',
  });
});

test('createUser refuses an address that is taken, in any case', async () => {
  await deps.db.transaction((tx) => createUser(tx, deps, person));
  const again = deps.db.transaction((tx) =>
    createUser(tx, deps, { ...person, email: 'ADA@example.COM' }),
  );
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('trading needs an approved identity check and a signed customer agreement', async () => {
  expect(await tradingPermission(deps.db, STRANGER)).toEqual({
    kycApproved: false,
    agreementSigned: false,
  });
  const user = await deps.db.transaction((tx) =>
    createUser(tx, deps, { ...person, kycStatus: 'APPROVED' }),
  );
  expect(await tradingPermission(deps.db, user.id)).toEqual({
    kycApproved: true,
    agreementSigned: false,
  });
  for (let time = 0; time < 2; time += 1) {
    const signer = { user, ip: '203.0.113.7' };
    await deps.db.transaction((tx) => recordSignature(tx, deps, 'CUSTOMER', signer));
  }
  expect(await tradingPermission(deps.db, user.id)).toEqual({
    kycApproved: true,
    agreementSigned: true,
  });
});
