import { kycProblems, sectionStates } from '@investing-platform/rules/kyc/sections';
import type { Reader } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { showAgreements } from '../account-agreements.ts';
import { lastSessionOf } from '../idv/sessions.sql.ts';
import { showTaxForm } from '../w8ben/show-tax-form.ts';
import { factsFrom, kycAgreements } from './check-facts.ts';
import { factsOfUser, papersOfUser, requestsOfUser } from './checks.sql.ts';
import { openSections } from './sealed-sections.ts';

export type ShowDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

/** The caller's identity check with all its sections. */
export async function fetchKyc(deps: ShowDeps & Pick<Deps, 'db'>, { userId }: UserActor) {
  return showCheck(deps.db, deps, userId);
}

export type KycShown = Awaited<ReturnType<typeof showCheck>>;

/** A check as its owner sees it. */
export async function showCheck(reader: Reader, deps: ShowDeps, userId: string) {
  const row = await reader.one(factsOfUser, userId);
  const facts = factsFrom(row);
  const sections = await openSections(reader, deps, userId);
  const problems = kycProblems(facts);
  const savedAt = new Map<string, Date>(sections.rows.map((one) => [one.section, one.savedAt]));
  const signable = await showAgreements(reader, deps, userId, kycAgreements);
  const papers = await reader.all(papersOfUser, userId);
  const taxForm = await showTaxForm(reader, deps, userId);
  const idv = await reader.maybe(lastSessionOf, userId);
  const company = sections.read('COMPANY');
  const signedAt = signable.flatMap(({ signed }) => (signed === null ? [] : [signed.signedAt]));
  const others: Readonly<Record<string, Date | undefined>> = {
    W8BEN: taxForm?.createdAt,
    DOCUMENTS: papers[0]?.createdAt,
    AGREEMENTS: signedAt.toSorted((one, other) => one.getTime() - other.getTime()).at(-1),
    IDV: idv?.finishedAt ?? idv?.startedAt,
  };
  return {
    status: facts.status,
    accountType: facts.accountType,
    sections: sectionStates(facts).map((state) => ({
      ...state,
      updatedAt: savedAt.get(state.section) ?? others[state.section] ?? null,
    })),
    problems,
    canSubmit: ['DRAFT', 'ACTION_REQUIRED'].includes(facts.status) && problems.length === 0,
    contact: sections.read('CONTACT'),
    identity: sections.read('IDENTITY'),
    disclosures: sections.read('DISCLOSURES'),
    trustedContact: sections.read('TRUSTED_CONTACT'),
    company: facts.accountType === 'INDIVIDUAL' ? null : company,
    agreements: signable.map(({ type, title, version, url, signed }) => ({
      type,
      title,
      version,
      url,
      signed,
    })),
    documents: papers,
    w8ben: taxForm,
    idv,
    requests: await reader.all(requestsOfUser, userId),
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    expiresAt: row.expiresAt,
    updatedAt: row.updatedAt,
  };
}
