import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { daysFrom, now } from '../../facts/time.ts';

const LINKED: Readonly<Record<string, string>> = {
  netWorthAssetId: 'ASSET',
  liabilityId: 'LIABILITY',
  incomeId: 'INCOME',
  expenseId: 'EXPENSE',
  goalId: 'GOAL',
  portfolioId: 'PORTFOLIO',
};

function newDocument({ params }: Call<'createNetWorthDocumentUpload'>) {
  const [[name, id] = [null, null]] = Object.entries(Object(params['linkedTo']));
  return {
    title: params['title'] ?? params['fileName'],
    linkedType: name === null ? null : LINKED[name],
    linkedId: id,
    downloadUrl: null,
    uploadedAt: null,
  };
}

function newFile({ realm, params }: Call<'uploadNetWorthFile'>) {
  const name = String(params['fileName']).toLowerCase();
  return {
    kind: params['extract'] === false ? 'ATTACHMENT' : 'TRADE_LIST',
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'application/pdf',
    extractionStatus: params['extract'] === false ? 'NOT_APPLICABLE' : 'QUEUED',
    failureCode: null,
    failureReason: null,
    rowCount: 0,
    extracted: [],
    sizeBytes: Math.max(1, String(Object(params['content']).base64 ?? 'file').length),
    since: now(realm),
  };
}

export const paperRules: Rules = {
  createNetWorthDocumentUpload: {
    sets: newDocument,
    wraps: ({ realm }, row) => ({
      uploadUrl: `${realm.platform.baseUrl}/uploads/${row?.id ?? ''}`,
      method: 'PUT',
      headers: [{ name: 'Content-Type', value: String(row?.['mimeType']) }],
      expiresAt: daysFrom(now(realm), 15 / 1_440),
      maxSizeBytes: 20 * 1_024 * 1_024,
    }),
  },
  deleteNetWorthFile: {
    before: ({ realm, params }, file) => {
      if (params['deleteExtracted'] === true) return;
      for (const type of ['TrackedTrade', 'NetWorthDividend']) {
        for (const row of realm.own.list(type)) if (row['fileId'] === file.id) row['fileId'] = null;
      }
    },
  },
  finalizeNetWorthDocument: {
    sets: ({ realm }) => ({
      uploadedAt: now(realm),
      downloadUrl: `https://files.example.com/documents/${realm.platform.random.hex(8)}`,
    }),
  },
  uploadNetWorthFile: { sets: newFile },
};
