import { pino } from 'pino';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import { embeddedScreening } from '../../adapters/embedded/screening/index.ts';
import type { Database } from '../../db/database.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import { manualClock } from '../../kernel/clock.ts';
import { seededRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import type { IdentityCheck } from '../../ports/identity-check.ts';
import { createUser } from '../account/index.ts';
import { openApproved } from '../brokerage/index.ts';
import { tokenActor } from '../trading/trading.fixture.ts';
import { agreementsInForce } from './agreements.ts';
import { keepIdentityProvider, kycJobs } from './index.ts';
import { signAgreements } from './sign-agreements.ts';

/** A Friday. */
export const TODAY = '2026-11-20';

/** Identity checks on an empty database, at a clock that the test moves. */
export async function kycWorld(db: Database, identityCheck: IdentityCheck | null = null) {
  const clock = manualClock(new Date(`${TODAY}T02:00:00Z`));
  const random = seededRandom('kyc');
  const deps = {
    db,
    clock,
    random,
    log: pino({ enabled: false }),
    secrets: secretBox([{ id: 'k1', key: random.bytes(32) }], random),
    objects: memoryStore(),
    screening: embeddedScreening(),
    identityCheck,
    oauth: { issuer: 'https://invest.example' },
  };
  await keepIdentityProvider(deps);
  return { deps, clock, jobs: () => runDueJobs(deps, kycJobs(deps, openApproved(deps))) };
}

export type KycWorld = Awaited<ReturnType<typeof kycWorld>>;

/** Somebody who has given nothing but an address. */
export async function newcomer({ deps }: KycWorld, email = 'mia@example.com') {
  const user = await deps.db.transaction((tx) =>
    createUser(tx, deps, { email, passwordHash: null, plan: 'PRO', emailVerified: true }),
  );
  return { email, userId: user.id, name: user.name, actor: tokenActor(user.id, deps.clock) };
}

export type Newcomer = Awaited<ReturnType<typeof newcomer>>;

export const ADDRESS = {
  line1: '12 Rata Street',
  city: 'Wellington',
  postalCode: '6011',
  country: 'NZ',
};

export const CONTACT = { phone: '+6421555012', address: ADDRESS };

/** Who Mia is, with what differs. */
export const identityOf = (differing: object = {}) => ({
  givenName: 'Mia',
  familyName: 'Tane',
  dateOfBirth: '1991-04-17',
  citizenships: ['NZ'],
  countryOfTaxResidence: 'NZ',
  taxId: { number: { type: 'NZL_IRD' as const, value: '49-091-850' } },
  fundingSources: ['SAVINGS' as const],
  ...differing,
});

export const DISCLOSURES = {
  controlPerson: false,
  affiliatedWithExchangeOrFinra: false,
  politicallyExposed: false,
  immediateFamilyExposed: false,
  employmentStatus: 'STUDENT' as const,
  usPerson: false,
};

/** A company or trust of Mia's, with what differs. */
export const companyOf = (differing: object = {}) => ({
  accountType: 'COMPANY' as const,
  legalName: 'Harbour Design Limited',
  companyNumber: '8123456',
  country: 'NZ',
  entityType: 'LIMITED_COMPANY' as const,
  address: ADDRESS,
  people: [
    {
      givenName: 'Mia',
      familyName: 'Tane',
      dateOfBirth: '1991-04-17',
      ownershipPercent: '100',
      roles: ['DIRECTOR' as const, 'BENEFICIAL_OWNER' as const, 'SIGNATORY' as const],
    },
  ],
  ...differing,
});

/** Signs everything that the check needs. */
export async function signAll({ deps }: KycWorld, { actor, name }: Newcomer): Promise<void> {
  const needed = agreementsInForce.filter(({ requiredFor }) => requiredFor.includes('KYC'));
  const agreementIds = needed.map(({ id }) => id);
  await signAgreements(deps, actor, { agreementIds, signerName: name });
}
