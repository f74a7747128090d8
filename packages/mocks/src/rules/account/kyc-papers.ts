import {
  type GivenPaper,
  isReplacing,
  refuseTooManyPapers,
  requirePapers,
} from '@investing-platform/rules/kyc/papers';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { answerRequests } from '../../facts/kyc.ts';

/** Hands papers in and takes some back, as the shared rules allow it. */
export function takePapers(call: Call<'updateUserKycFileDocuments'>): void {
  const { realm, params } = call;
  const add = (params.add ?? []) as readonly GivenPaper[];
  const removeIds = (params.removeIds ?? []) as readonly string[];
  requirePapers(add, removeIds);
  for (const id of removeIds) {
    realm.own.remove('KycDocument', need(realm, 'KycDocument', id).id);
  }
  for (const file of add) takePaper(realm, file);
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
