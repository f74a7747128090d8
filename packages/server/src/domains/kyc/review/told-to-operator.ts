import { kycProblems } from '@investing-platform/rules/kyc/sections';
import type { Reader } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { factsFrom } from '../checks/check-facts.ts';
import { factsOfUser, papersOfUser, requestsOfUser } from '../checks/checks.sql.ts';
import { openSections, type SavedSection } from '../checks/sealed-sections.ts';
import { reasonsOf, waitingChecks } from './review.sql.ts';

const MAX_WAITING = 500;
const SAVED: readonly SavedSection[] = [
  'CONTACT',
  'IDENTITY',
  'DISCLOSURES',
  'TRUSTED_CONTACT',
  'COMPANY',
];

/** The checks that somebody has to decide, those who wait longest first, with the reasons. */
export async function waitingLines(reader: Reader): Promise<string[]> {
  const rows = await reader.all(waitingChecks, MAX_WAITING);
  return rows.flatMap(({ email, accountType, status, submittedAt, reasons }) => [
    `${email}  ${accountType}  ${status}, submitted at ${submittedAt?.toISOString() ?? 'no time'}`,
    ...reasons.map((reason) => `  ! ${reason}`),
  ]);
}

/** Everything that a decision about a person's check rests on. */
export async function checkTold(
  reader: Reader,
  deps: Pick<Deps, 'secrets'>,
  userId: string,
): Promise<string[]> {
  const facts = factsFrom(await reader.one(factsOfUser, userId));
  const sections = await openSections(reader, deps, userId);
  const papers = await reader.all(papersOfUser, userId);
  const requests = await reader.all(requestsOfUser, userId);
  const told = await reader.maybe(reasonsOf, userId);
  return [
    `${facts.status}, ${facts.accountType}, identity provider: ${facts.idv ?? 'nothing yet'}`,
    ...(told?.reasons ?? []).map((reason) => `! ${reason}`),
    ...kycProblems(facts).map(({ section, message }) => `? ${section}: ${message}`),
    ...SAVED.flatMap((section) => sectionLines(section, sections.read(section))),
    ...papers.map(
      ({ id, type, side, coHolder, status, fileName, mimeType }) =>
        `PAPER ${id}  ${[type, side, coHolder ? 'of the co-holder' : null].filter(Boolean).join(' ')}  ${status}  ${fileName} (${mimeType})`,
    ),
    ...requests.map(
      ({ section, message, resolvedAt }) =>
        `ASKED FOR ${section}, ${resolvedAt === null ? 'open' : 'done'}: ${message}`,
    ),
  ];
}

function sectionLines(section: SavedSection, content: object | null): string[] {
  if (content === null) return [];
  const told = Object.entries(content).filter(([, value]) => value !== null);
  return [section, ...told.map(([field, value]) => `  ${field}: ${plain(value)}`)];
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
