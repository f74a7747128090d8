import type { LeafScope, Operation } from '@investing-platform/schema';
import type { FetchAccountAgreementsQuery } from '@investing-platform/schema/operations';

/** An agreement with the person's signature, where there is one. */
export type Agreement = Pick<
  FetchAccountAgreementsQuery['fetchAccountAgreements'][number],
  'id' | 'type' | 'title' | 'version' | 'url' | 'mandatory'
> & { readonly signed: { readonly signerName: string; readonly signedAt: string } | null };

export const agreements = `query Agreements {
  fetchAccountAgreements {
    id type title version url mandatory signed { signerName signedAt }
  }
}` as Operation<
  { readonly fetchAccountAgreements: readonly Agreement[] },
  Readonly<Record<string, never>>,
  'Query',
  LeafScope
>;
