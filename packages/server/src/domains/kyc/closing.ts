import type { ClosingPart } from '../../db/tables/closing-part.ts';

const CHECK = 'as IDENTITY_RETENTION_YEARS says: the law asks whom money came from';

export const closing: ClosingPart = {
  kept: {
    kyc_checks: CHECK,
    kyc_documents: CHECK,
    kyc_idv_sessions: CHECK,
    kyc_requests: CHECK,
    kyc_sections: CHECK,
    kyc_w8bens: CHECK,
    signed_agreements: 'seven years: what orders and payments were made under',
  },
};
