import type { CompanySection } from '@investing-platform/rules/kyc/company';
import type {
  ContactSection,
  DisclosuresSection,
  TrustedContactSection,
} from '@investing-platform/rules/kyc/contact-and-disclosures';
import type { IdentitySection } from '@investing-platform/rules/kyc/identity';
import type { Reader, Transaction } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertSection, replaceSection, type SectionRow, sectionsOfUser } from './checks.sql.ts';

/** The sections that are saved as one, by what each is in the contract. */
export interface Sections {
  readonly CONTACT: ContactSection;
  readonly IDENTITY: IdentitySection;
  readonly DISCLOSURES: DisclosuresSection;
  readonly TRUSTED_CONTACT: TrustedContactSection;
  readonly COMPANY: CompanySection;
}

export type SavedSection = keyof Sections;

/** What is saved so far. */
export interface SectionsOpened {
  readonly rows: readonly SectionRow[];
  read<Section extends SavedSection>(section: Section): Sections[Section] | null;
}

const contextOf = (id: string): string => `kyc-section:${id}`;

/** Opens the sections of a person. */
export async function openSections(
  reader: Reader,
  { secrets }: Pick<Deps, 'secrets'>,
  userId: string,
): Promise<SectionsOpened> {
  const rows = await reader.all(sectionsOfUser, userId);
  return {
    rows,
    read(section) {
      const row = rows.find((one) => one.section === section);
      return row === undefined ? null : JSON.parse(secrets.open(row.content, contextOf(row.id)));
    },
  };
}

/** Saves a section, in the place of what was saved. The person is locked. */
export function keepSection<Section extends SavedSection>(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random' | 'secrets'>,
  saved: { readonly userId: string; readonly before: SectionsOpened },
  section: Section,
  content: Sections[Section],
): void {
  const { userId, before } = saved;
  const old = before.rows.find((row) => row.section === section);
  const id = old?.id ?? newId(deps.clock, deps.random);
  const sealed = deps.secrets.seal(JSON.stringify(content), contextOf(id));
  const values = { content: sealed, savedAt: deps.clock.now() };
  const write =
    old === undefined
      ? insertSection({ id, userId, section, ...values })
      : replaceSection({ id, userId }, values);
  tx.send(...write);
}

/** Seals every section that another key has sealed with the current one. */
export const resealSections = resealing({
  table: 'kyc_sections',
  key: 'id',
  column: 'content',
  contextOf,
});
