import type { CardChargesQuery } from '../../generated/documents.ts';

export type CardCharge = CardChargesQuery['fetchPendingUserTransactions']['nodes'][number];
