import type { W8BenForm } from '@investing-platform/rules/kyc/w8ben';
import { countries } from '@investing-platform/schema/countries';
import type { Deps } from '../../../deps.ts';
import { openAddress } from '../../../kernel/signed-address.ts';
import { openPdf, type Pdf } from '../../../writers/pdf/pdf.ts';
import { ADDRESS_USE, openForm, type SealedForm } from './show-tax-form.ts';
import { type TaxFormRow, taxFormOf } from './w8bens.sql.ts';

const TITLE = 'Substitute Form W-8BEN';
const MIME_TYPE = 'application/pdf';
const ABOUT =
  'Certificate of Foreign Status of Beneficial Owner for United States Tax Withholding and Reporting (Individuals). This form has the content of Form W-8BEN of the Internal Revenue Service';
/** What the official form has its signer certify, part III. */
const DECLARED =
  'Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:';
const CERTIFIED = [
  'I am the individual that is the beneficial owner (or am authorized to sign for the individual that is the beneficial owner) of all the income or proceeds to which this form relates or am using this form to document myself for chapter 4 purposes;',
  'The person named on line 1 of this form is not a U.S. person;',
  'This form relates to: (a) income not effectively connected with the conduct of a trade or business in the United States; (b) income effectively connected with the conduct of a trade or business in the United States but is not subject to tax under an applicable income tax treaty; (c) the partner’s share of a partnership’s effectively connected taxable income; or (d) the partner’s amount realized from the transfer of a partnership interest subject to withholding under section 1446(f);',
  'The person named on line 1 of this form is a resident of the treaty country listed on line 9 of the form (if any) within the meaning of the income tax treaty between the United States and that country; and',
  'For broker transactions or barter exchanges, the beneficial owner is an exempt foreign person as defined in the instructions.',
];
const AUTHORIZED =
  'Furthermore, I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which I am the beneficial owner or any withholding agent that can disburse or make payments of the income of which I am the beneficial owner. I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.';

/** Beside the official form's signature, since its revision of October 2021. */
const CAPACITY =
  'I certify that I have the capacity to sign for the person identified on line 1 of this form.';

/** The signed form behind an address, drawn as it was signed; null where there is none. */
export async function sendTaxForm(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'> & {
    readonly config: Pick<Deps['config'], 'pdfFonts'>;
  },
  signature: string,
) {
  const id = openAddress(deps, ADDRESS_USE, signature);
  const row = id === null ? null : await deps.db.maybe(taxFormOf, id);
  if (row === null) return null;
  const bytes = await taxFormPaper(openForm(deps, row), row, deps.config.pdfFonts);
  const fileName = `w-8ben-${row.signedOn}.pdf`;
  return { bytes: once(bytes), sizeBytes: bytes.length, fileName, mimeType: MIME_TYPE };
}

/** Draws a form. The same form is the same bytes. */
export async function taxFormPaper(
  sealed: SealedForm,
  { createdAt, expiresOn }: Pick<TaxFormRow, 'createdAt' | 'expiresOn'>,
  fallbackFonts: readonly string[] = [],
): Promise<Uint8Array> {
  const { form, statement } = sealed;
  const footer = `${TITLE}, revision ${form.formRevision}, in force until ${expiresOn}`;
  const pdf = await openPdf({ title: TITLE, language: 'en', createdAt, footer, fallbackFonts });
  pdf.heading(1, TITLE);
  pdf.paragraph(`${ABOUT}, revision ${form.formRevision}.`, 'quiet');
  owner(pdf, sealed);
  treaty(pdf, form);
  pdf.heading(2, 'Part III: Certification');
  pdf.paragraph(DECLARED);
  for (const words of CERTIFIED) pdf.paragraph(`•  ${words}`);
  pdf.paragraph(AUTHORIZED);
  pdf.paragraph(CAPACITY);
  pdf.facts([
    ['Signature of beneficial owner', form.signerName],
    ['Signed at', createdAt.toISOString()],
    ['In force until', expiresOn],
  ]);
  pdf.paragraph(statement, 'strong');
  return pdf.finish();
}

function owner(pdf: Pdf, { form, numbers }: SealedForm): void {
  pdf.heading(2, 'Part I: Identification of Beneficial Owner');
  const isNotRequired = form.foreignTaxIdNotRequired;
  pdf.facts([
    ['1  Name', form.fullName],
    ['2  Country of citizenship', countryName(form.countryOfCitizenship)],
    ['3  Permanent residence address', addressLines(form.permanentAddress)],
    ['4  Mailing address', form.mailingAddress === null ? NONE : addressLines(form.mailingAddress)],
    ['5  U.S. taxpayer identification number', numbers.ssnOrItin ?? NONE],
    ['6a  Foreign tax identifying number', numbers.foreignTaxId ?? NONE],
    ['6b  FTIN not legally required', isNotRequired ? 'Yes' : 'No'],
    ['7  Reference number', form.referenceNumber ?? NONE],
    ['8  Date of birth', form.dateOfBirth],
  ]);
}

function treaty(pdf: Pdf, { treatyClaim }: W8BenForm): void {
  pdf.heading(2, 'Part II: Claim of Tax Treaty Benefits');
  if (treatyClaim === null) {
    pdf.paragraph('No treaty is claimed: 30 percent are withheld.');
    return;
  }
  const { country, article, ratePercent, incomeType } = treatyClaim;
  pdf.paragraph(
    `9  I certify that the beneficial owner is a resident of ${countryName(country)} within the meaning of the income tax treaty between the United States and that country.`,
  );
  pdf.facts([
    ['10  Article', article ?? 'The general rate'],
    ['10  Rate of withholding', `${ratePercent} percent`],
    ['10  Type of income', incomeType ?? 'Dividends'],
  ]);
}

const NONE = 'None';

/** Below each other as on the official form, which wants the country in full. */
function addressLines(address: W8BenForm['permanentAddress']): string {
  const { line1, line2, city, region, postalCode, country } = address;
  const place = [city, region, postalCode].filter(Boolean).join(', ');
  return [line1, line2, place, countryName(country)].filter(Boolean).join('\n');
}

const countryName = (code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
