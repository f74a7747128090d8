import { fullName } from '@investing-platform/rules/kyc/identity';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { Screened } from '../../../ports/screening.ts';
import { lockChecked } from '../checks/checks.sql.ts';
import { openSections, type SectionsOpened } from '../checks/sealed-sections.ts';
import { approve, type DecideDeps, leaveToOperator, type OpenAccount } from './decide.ts';
import { type ReviewRow, reviewOf } from './review.sql.ts';

/** Of jobs; the key is the person's id. */
export const REVIEW = 'kyc.review';

const DEADLINE_MS = 10_000;
const MAX_REASONS = 50;

export type ReviewDeps = DecideDeps & Pick<Deps, 'db' | 'screening'>;

/**
 * Looks at a check that was submitted: what leaves no question is approved, and everything else is
 * an operator's to decide, with the reasons. Nobody is refused by it.
 */
export function reviewJob(deps: ReviewDeps, openAccount: OpenAccount): JobHandler {
  return {
    kind: REVIEW,
    everySeconds: null,
    async run(userId) {
      const { db } = deps;
      const first = await db.maybe(reviewOf, userId);
      if (first?.status !== 'SUBMITTED') return null;
      const hits = await screened(deps, await openSections(db, deps, userId));
      await db.transaction(async (tx) => {
        const { kycStatus } = await tx.one(lockChecked, userId);
        if (kycStatus !== 'SUBMITTED') return;
        const sections = await openSections(tx, deps, userId);
        const reasons = [...questions(await tx.one(reviewOf, userId), sections), ...hits];
        if (reasons.length === 0) await approve(tx, deps, userId, openAccount);
        else await leaveToOperator(tx, deps, userId, reasons.slice(0, MAX_REASONS));
      });
      return null;
    },
  };
}

/** What a person has to look at. */
function questions(review: ReviewRow, sections: SectionsOpened): string[] {
  const { accountType, provider, idv, newPapers, sameTaxId } = review;
  const told = sections.read('DISCLOSURES');
  const asks: readonly (readonly [boolean, string])[] = [
    [provider === null, 'No identity provider is set up: compare the papers.'],
    [provider !== null && idv !== 'PASSED', 'The identity provider could not tell.'],
    [accountType !== 'INDIVIDUAL', `The account is for more than one person: ${accountType}.`],
    [newPapers > 0, `Papers to look at: ${newPapers}.`],
    [sameTaxId > 0, `The tax number is that of others too: ${sameTaxId}.`],
    [
      told?.politicallyExposed === true || told?.immediateFamilyExposed === true,
      'Somebody in the family holds a public office.',
    ],
    [
      told?.controlPerson === true || told?.affiliatedWithExchangeOrFinra === true,
      'The person controls a listed company, or works for an exchange or broker.',
    ],
  ];
  return asks.filter(([holds]) => holds).map(([, reason]) => reason);
}

async function screened(
  { screening }: Pick<Deps, 'screening'>,
  sections: SectionsOpened,
): Promise<string[]> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const reasons: string[] = [];
  for (const one of toScreen(sections)) {
    for (const { name, list, likeness } of await screening.hits(one, signal)) {
      const percent = Math.round(likeness * 100);
      reasons.push(`${one.name} is like ${name} of the list "${list}" (${percent} percent).`);
    }
  }
  return reasons;
}

/** Everybody and everything whom the account would be for. */
function toScreen(sections: SectionsOpened): Screened[] {
  const identity = sections.read('IDENTITY');
  const company = sections.read('COMPANY');
  const holders = [identity, identity?.coHolder ?? null].flatMap((person) =>
    person === null ? [] : [{ name: fullName(person), dateOfBirth: person.dateOfBirth }],
  );
  if (company === null) return holders;
  const names = [company.legalName, ...(company.tradingName === null ? [] : [company.tradingName])];
  return [
    ...holders,
    ...names.map((name) => ({ name, dateOfBirth: null })),
    ...company.people.map(({ givenName, familyName, dateOfBirth }) => ({
      name: `${givenName} ${familyName}`,
      dateOfBirth,
    })),
  ];
}
