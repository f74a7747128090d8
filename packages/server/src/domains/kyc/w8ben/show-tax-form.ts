import type { W8BenForm, W8BenNumbers } from '@investing-platform/rules/kyc/w8ben';
import type { Reader } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { isId } from '../../../kernel/ids.ts';
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
const ADDRESS_CONTEXT = 'kyc tax form download';

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
  const signed = { signedOn, signedAt: createdAt, statement, ipAddress };
  const expiresAt = secondsAfter(deps.clock.now(), ADDRESS_SECONDS);
  const sealed = deps.secrets.seal(`${id} ${expiresAt.getTime()}`, ADDRESS_CONTEXT);
  const address = Buffer.from(sealed).toString('base64url');
  return {
    ...form,
    ...signed,
    id,
    status,
    expiresOn,
    createdAt,
    downloadUrl: `${deps.oauth.issuer}/files/${address}`,
    downloadUrlExpiresAt: expiresAt,
  };
}

/** The form that an address is of; null where it is none of ours, or its time is over. */
export function taxFormAt(
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  signature: string,
): string | null {
  try {
    const text = secrets.open(Buffer.from(signature, 'base64url').toString(), ADDRESS_CONTEXT);
    const [id = '', expires = ''] = text.split(' ');
    return isId(id) && Number(expires) > clock.now().getTime() ? id : null;
  } catch {
    return null;
  }
}

/** Seals every form that another key has sealed with the current one. */
export const resealForms = resealing({
  table: 'kyc_w8bens',
  key: 'id',
  column: 'content',
  contextOf: formContext,
});
