import { paperType } from '@investing-platform/rules/kyc/paper-types';
import {
  type GivenPaper,
  isReplacing,
  refuseTooManyPapers,
  requirePapers,
} from '@investing-platform/rules/kyc/papers';
import { requireBase64 } from '@investing-platform/rules/text/base64';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { answerRequests } from '../../facts/kyc.ts';

type Papers = Call<'updateUserKycFileDocuments'>;

/** Papers as the shared rules allow them; what an upload holds is not looked at. */
export function checkPapers({ params: { add, removeIds } }: Papers): void {
  requirePapers(add ?? [], removeIds ?? []);
  for (const [at, { content }] of (add ?? []).entries()) {
    const { base64 } = content;
    if (base64 == null) continue;
    const path = `params.add.${at}.content`;
    requireBase64(`${path}.base64`, base64);
    paperType(
      path,
      Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)),
    );
  }
}

/** Hands papers in and takes some back. */
export function takePapers({ realm, params: { add, removeIds } }: Papers): void {
  for (const id of removeIds ?? []) {
    realm.own.remove('KycDocument', need(realm, 'KycDocument', id).id);
  }
  for (const file of add ?? []) takePaper(realm, file);
  refuseTooManyPapers(realm.own.list('KycDocument').length);
  answerRequests(realm, 'DOCUMENTS');
}

function takePaper(realm: Realm, file: GivenPaper): void {
  const { type, side = null, coHolder = false, fileName } = file;
  const isSame = (one: RowOf<'KycDocument'>) =>
    one.type === type && (one.side ?? null) === side && (one.coHolder === true) === coHolder;
  const old = realm.own.list('KycDocument').filter(isSame);
  for (const { id, status } of isReplacing(file) ? old : []) {
    if (status !== 'ACCEPTED') realm.own.remove('KycDocument', id);
  }
  const given = {
    type,
    side,
    coHolder,
    fileName,
    status: 'RECEIVED',
  };
  make(realm, 'KycDocument', given);
}
