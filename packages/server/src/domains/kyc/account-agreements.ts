import type { Reader } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { UserActor } from '../../kernel/actor.ts';
import { type SignatureRow, signaturesOfUser } from './agreements.sql.ts';
import { type AgreementInForce, agreementsInForce, contentSha256, pathOf } from './agreements.ts';

/** A signature as its owner sees it. */
export interface SignatureShown extends SignatureRow {
  readonly contentSha256: string;
}

/** An agreement with the caller's signatures. */
export interface AgreementShown extends Omit<AgreementInForce, 'requiredFor'> {
  readonly requiredFor: AgreementInForce['requiredFor'][number][];
  readonly url: string;
  readonly signed: SignatureShown | null;
  readonly previouslySigned: SignatureShown | null;
}

export interface FetchAgreementsInput {
  readonly onlyUnsigned?: boolean | undefined;
  readonly ids?: readonly string[] | null | undefined;
}

type AgreementDeps = { readonly oauth: Pick<Deps['oauth'], 'issuer'> };

/** The agreements in force, mandatory ones first, with the caller's signatures. One statement. */
export async function fetchAccountAgreements(
  deps: AgreementDeps & Pick<Deps, 'db'>,
  { userId }: UserActor,
  { onlyUnsigned = false, ids }: FetchAgreementsInput,
): Promise<AgreementShown[]> {
  const wanted =
    ids == null
      ? agreementsInForce
      : agreementsInForce.filter(({ id }) => ids.some((one) => one.toLowerCase() === id));
  const agreements = await showAgreements(deps.db, deps, userId, wanted);
  return agreements.filter(({ signed }) => !onlyUnsigned || signed === null);
}

/** One statement, however many there are. */
export async function showAgreements(
  reader: Reader,
  { oauth }: AgreementDeps,
  userId: string,
  agreements: readonly AgreementInForce[],
): Promise<AgreementShown[]> {
  const signatures = await reader.all(signaturesOfUser, userId);
  return agreements.map((agreement) => {
    const own = signatures.filter(({ type }) => type === agreement.type);
    const find = (isCurrent: boolean): SignatureShown | null =>
      shown(
        own.find(({ version }) => (version === agreement.version) === isCurrent),
        agreement,
      );
    return {
      ...agreement,
      requiredFor: [...agreement.requiredFor],
      url: `${oauth.issuer}${pathOf(agreement)}/${agreement.version}`,
      signed: find(true),
      previouslySigned: find(false),
    };
  });
}

function shown(row: SignatureRow | undefined, agreement: AgreementInForce): SignatureShown | null {
  return row === undefined
    ? null
    : { ...row, contentSha256: row.contentSha256 ?? contentSha256(agreement) };
}
