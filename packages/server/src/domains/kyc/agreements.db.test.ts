import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { sha256 } from '../../kernel/hash.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { createUser, tradingPermission } from '../account/index.ts';
import { type FundingWorld, fundingWorld } from '../funding/funding.fixture.ts';
import { refusal, type Trader, tokenActor, trader } from '../trading/trading.fixture.ts';
import { fetchAccountAgreements } from './account-agreements.ts';
import { agreementPages } from './agreement-pages.ts';
import { agreementsInForce } from './agreements.ts';
import { signAgreements, signCustomerAgreement } from './sign-agreements.ts';

const UNKNOWN = '01900000-0000-7000-8000-000000000009';
const idOf = (type: string): string =>
  agreementsInForce.find((agreement) => agreement.type === type)?.id ?? '';

let db: Database;
let world: FundingWorld;
let ada: Trader;

onDatabase(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await trader(world, '1');
});
afterEach(() => db.close());

const all = (onlyUnsigned = false) =>
  fetchAccountAgreements(world.deps, ada.actor, { onlyUnsigned });

describe('the agreements in force', () => {
  test('come mandatory ones first, with an id, a path and a text of their own', async () => {
    const agreements = await all();
    const mandatory = agreements.map(({ mandatory }) => mandatory);
    expect(mandatory).toEqual(mandatory.toSorted((one, other) => Number(other) - Number(one)));
    for (const values of [
      agreements.map(({ id }) => id),
      agreements.map(({ url }) => url),
      agreements.map(({ bodyMarkdown }) => bodyMarkdown),
    ]) {
      expect(new Set(values).size).toBe(agreements.length);
    }
  });

  test('are served as pages where their addresses say', async () => {
    const pages = new Map(agreementPages());
    for (const { url, title, version } of await all()) {
      const page = await pages.get(new URL(url).pathname)?.();
      expect(page?.contentType).toBe('text/html; charset=utf-8');
      expect(page?.body).toContain(`<h1>${title}</h1>`);
      expect(url.endsWith(`/${version}`)).toBe(true);
    }
  });

  test('know what the person has signed before, and its hash', async () => {
    const customer = (await all()).find(({ type }) => type === 'CUSTOMER');
    expect(customer?.signed).toMatchObject({
      version: '2026-01',
      signerName: 'ada',
      contentSha256: sha256(customer?.bodyMarkdown ?? '').toString('hex'),
    });
    expect((await all(true)).map(({ type }) => type)).not.toContain('CUSTOMER');
  });
});

describe('signing', () => {
  test('keeps name, time, address and the hash of the text, once', async () => {
    const agreementIds = [idOf('ESIGN'), idOf('TERMS'), idOf('ESIGN').toUpperCase()];
    const input = { agreementIds, signerName: 'Ada' };
    const signed = await signAgreements(world.deps, ada.actor, input);
    expect(signed.map(({ type }) => type)).toEqual(['ESIGN', 'TERMS']);
    expect(signed[0]?.signed).toMatchObject({
      signerName: 'Ada',
      ipAddress: '127.0.0.1',
      signedAt: world.clock.now(),
    });
    world.clock.advance(1_000);
    const again = await signAgreements(world.deps, ada.actor, input);
    expect(again.map((agreement) => agreement.signed)).toEqual(signed.map((one) => one.signed));
  });

  test('signs all or none', async () => {
    const agreementIds = [idOf('ESIGN'), UNKNOWN];
    const signing = signAgreements(world.deps, ada.actor, { agreementIds, signerName: 'ada' });
    expect((await refusal(signing)).code).toBe('NOT_FOUND');
    expect((await all(true)).map(({ type }) => type)).toContain('ESIGN');
  });

  test('takes nobody else’s name', async () => {
    const input = { agreementIds: [idOf('ESIGN')], signerName: 'Eve Mallory' };
    const signing = signAgreements(world.deps, ada.actor, input);
    expect((await refusal(signing)).fields?.[0]?.path).toBe('params.signerName');
  });

  test('the customer agreement lets a person trade and move money', async () => {
    const user = await db.transaction((tx) =>
      createUser(tx, world.deps, {
        email: 'new@example.com',
        passwordHash: null,
        kycStatus: 'APPROVED',
      }),
    );
    const actor = tokenActor(user.id, world.clock);
    const input = { version: '2026-01', signerName: 'New', accepted: true };
    expect((await tradingPermission(db, user.id)).agreementSigned).toBe(false);
    const refusals = [
      [{ ...input, accepted: false }, 'BAD_USER_INPUT'],
      [{ ...input, version: '2025-01' }, 'CONFLICT'],
      [{ ...input, signerName: 'Old' }, 'BAD_USER_INPUT'],
    ] as const;
    for (const [wrong, code] of refusals) {
      expect((await refusal(signCustomerAgreement(world.deps, actor, wrong))).code).toBe(code);
    }
    const { signed } = await signCustomerAgreement(world.deps, actor, input);
    expect(signed).toMatchObject({ type: 'CUSTOMER', version: '2026-01', signerName: 'New' });
    expect((await tradingPermission(db, user.id)).agreementSigned).toBe(true);
  });
});
