import type { W8BenForm, W8BenNumbers } from '@investing-platform/rules/kyc/w8ben';
import type { Reader } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { signedAddress } from '../../../kernel/signed-address.ts';
import { lastTaxFormOf, type TaxFormRow } from './w8bens.sql.ts';

/** A form as it is sealed: as it is shown, and what only its paper shows. */
export interface SealedForm {
  readonly form: W8BenForm;
  readonly numbers: W8BenNumbers;
  readonly statement: string;
  readonly ipAddress: string;
}

type AddressDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

const ADDRESS_SECONDS = 300;
export const ADDRESS_USE = 'kyc tax form download';

export const formContext = (id: string): string => `kyc-w8ben:${id}`;

export function openForm({ secrets }: Pick<Deps, 'secrets'>, row: TaxFormRow): SealedForm {
  return JSON.parse(secrets.open(row.content, formContext(row.id)));
}

/** The tax form that a person signed last, with an address of its paper; null before the first. */
export async function showTaxForm(reader: Reader, deps: AddressDeps, userId: string) {
  const row = await reader.maybe(lastTaxFormOf, userId);
  if (row === null) return null;
  const { form, statement, ipAddress } = openForm(deps, row);
  const { id, status, signedOn, expiresOn, createdAt } = row;
  const expiresAt = secondsAfter(deps.clock.now(), ADDRESS_SECONDS);
  const signature = signedAddress(deps, { use: ADDRESS_USE, id, expiresAt });
  return {
    ...form,
    id,
    status,
    signedOn,
    signedAt: createdAt,
    statement,
    ipAddress,
    expiresOn,
    createdAt,
    downloadUrl: `${deps.oauth.issuer}/files/${signature}`,
    downloadUrlExpiresAt: expiresAt,
  };
}

/** Seals every form that another key has sealed with the current one. */
export const resealForms = resealing({
  table: 'kyc_w8bens',
  key: 'id',
  column: 'content',
  contextOf: formContext,
});
