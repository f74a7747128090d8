import { pino } from 'pino';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import { embeddedScreening } from '../../adapters/embedded/screening/index.ts';
import type { Database } from '../../db/database.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import { type ManualClock, manualClock } from '../../kernel/clock.ts';
import { seededRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { oauthConfig } from '../../oauth/testing.ts';
import type { IdentityCheck } from '../../ports/identity-check.ts';
import { createUser } from '../account/index.ts';
import { openApproved } from '../brokerage/index.ts';
import { tokenActor } from '../trading/trading.fixture.ts';
import { kycAgreements } from './checks/check-facts.ts';
import {
  saveContact,
  saveDisclosures,
  saveIdentity,
  saveTrustedContact,
} from './checks/save-sections.ts';
import { signSection } from './checks/sign-section.ts';
import { getIdvToken } from './idv/get-idv-token.ts';
import { keepIdentityProvider, kycJobs } from './index.ts';
import { signTaxForm } from './w8ben/sign-tax-form.ts';

/** A Friday. */
const TODAY = '2026-11-20';

/** Identity checks on an empty database, at a clock that the test moves. */
export async function kycWorld(
  db: Database,
  providerAt: (clock: ManualClock) => IdentityCheck | null = () => null,
) {
  const clock = manualClock(new Date(`${TODAY}T02:00:00Z`));
  const random = seededRandom('kyc');
  const deps = {
    db,
    clock,
    random,
    log: pino({ enabled: false }),
    secrets: secretBox([{ id: 'k1', key: random.bytes(32) }], random),
    objects: memoryStore(),
    scanner: null,
    screening: embeddedScreening(),
    identityCheck: providerAt(clock),
    config: { identityRetentionYears: 7 },
    oauth: oauthConfig({ issuer: 'https://invest.example' }),
  };
  await keepIdentityProvider(deps);
  const handlers = kycJobs(deps, openApproved(deps));
  return {
    deps,
    clock,
    /** Runs what is due, and what runs again and again. */
    async jobs() {
      const signal = new AbortController().signal;
      for (const { everySeconds, run } of handlers) {
        if (everySeconds !== null) await run('all', signal);
      }
      await runDueJobs(deps, handlers);
    },
  };
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

const ADDRESS = {
  line1: '12 Rata Street',
  city: 'Wellington',
  postalCode: '6011',
  country: 'NZ',
};

const CONTACT = { phone: '+6421555012', address: ADDRESS };

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

const DISCLOSURES = {
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

/** Mia's tax form, with what differs. */
const taxFormOf = (differing: object = {}) => ({
  fullName: 'Mia Tane',
  countryOfCitizenship: 'NZ',
  permanentAddress: ADDRESS,
  taxId: { foreignTaxId: '49-091-850' },
  dateOfBirth: '1991-04-17',
  treatyClaim: { country: 'NZ' },
  signerName: 'Mia Tane',
  certify: true,
  ...differing,
});

/** Saves and signs all but papers and the comparison with them. */
export async function fillIn(
  { deps }: KycWorld,
  { actor }: Newcomer,
  identity: object = {},
): Promise<void> {
  const told = identityOf(identity);
  const name = `${told.givenName} ${told.familyName}`;
  await saveContact(deps, actor, CONTACT);
  await saveIdentity(deps, actor, told);
  await saveDisclosures(deps, actor, DISCLOSURES);
  await saveTrustedContact(deps, actor, { declined: true });
  await signTaxForm(
    deps,
    actor,
    taxFormOf({ fullName: name, signerName: name, dateOfBirth: told.dateOfBirth }),
  );
  const agreements = kycAgreements.map(({ type, version }) => ({
    type,
    version,
    accepted: true,
    signerName: name,
  }));
  await signSection(deps, actor, { agreements });
}

/** Has the provider compare the person, and the server look what came of it. */
export async function compare({ deps, clock, jobs }: KycWorld, { actor }: Newcomer) {
  const { sessionId } = await getIdvToken(deps, actor, {});
  clock.advance(61_000);
  await jobs();
  return sessionId;
}
