import { invalidInput } from '@investing-platform/rules/platform-error';
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

const TAKEN = new Set([
  ...['application/pdf', 'text/csv', 'image/png', 'image/jpeg', 'image/heic', 'message/rfc822'],
  ...['application/x-ofx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

/** @throws {PlatformError} BAD_USER_INPUT for a file that is not taken */
function checkFile({ params }: Call<'createNetWorthDocumentUpload'>): void {
  const { fileName, mimeType, sha256 } = params;
  const problems: { path: string; message: string }[] = [];
  const add = (field: string, message: string) =>
    problems.push({ path: `params.${field}`, message });
  if (/[/\\]/.test(String(fileName))) add('fileName', 'must not have folders');
  if (!TAKEN.has(String(mimeType))) add('mimeType', `must be one of ${[...TAKEN].join(', ')}`);
  if (!/^[0-9a-f]{64}$/i.test(String(sha256))) add('sha256', 'must be 64 hexadecimal digits');
  if (problems.length > 0) throw invalidInput(problems);
}

function newDocument({ params }: Call<'createNetWorthDocumentUpload'>) {
  const [[name, id] = [null, null]] = Object.entries(Object(params['linkedTo']));
  return {
    title: params['title'] ?? params['fileName'],
    linkedType: name === null ? null : LINKED[name],
    linkedId: id,
    sha256: String(params['sha256']).toLowerCase(),
    expiresOn: params['expiresOn'] ?? null,
    note: params['note'] ?? null,
    downloadUrl: null,
    downloadUrlExpiresAt: null,
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
    checks: checkFile,
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
