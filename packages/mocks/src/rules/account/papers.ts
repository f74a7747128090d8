import { assetById } from '@investing-platform/rules/market/catalogue';
import { textOf } from '@investing-platform/rules/networth/imports/files/csv';
import { wideEncodingOf } from '@investing-platform/rules/networth/imports/files/wide-text';
import {
  type ColumnTold,
  columnsLack,
} from '@investing-platform/rules/networth/imports/layout-by-hand';
import {
  checkAnnounced,
  checkFileName,
  requireAnnounced,
  wrongFileType,
} from '@investing-platform/rules/networth/input-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { badInput } from '@investing-platform/rules/refusals/platform-error';
import { requireBase64 } from '@investing-platform/rules/text/base64';
import { cannotUndo, overdrawnText } from '@investing-platform/rules/tracked/undo';
import type { Call } from '../../contract/call.ts';
import { all, find, need, type Realm } from '../../contract/realm.ts';
import { isLink, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { overdrawnWithout } from '../../facts/tracked.ts';
import { target } from '../portfolios/recording.ts';

const LINKED: Readonly<Record<string, string>> = {
  netWorthAssetId: 'ASSET',
  liabilityId: 'LIABILITY',
  incomeId: 'INCOME',
  expenseId: 'EXPENSE',
  goalId: 'GOAL',
  portfolioId: 'PORTFOLIO',
};

/** @throws {PlatformError} BAD_USER_INPUT for a file that is not taken */
function checkFile({ params }: Call<'createNetWorthDocumentUpload'>): void {
  const problems = new InputProblems();
  checkAnnounced(problems, params);
  problems.refuse();
}

function newDocument({ params }: Call<'createNetWorthDocumentUpload'>) {
  const [[name, id] = [null, null]] = Object.entries(Object(params.linkedTo));
  return {
    title: params.title ?? params.fileName,
    linkedType: name === null ? null : LINKED[name],
    linkedId: id,
    sha256: String(params.sha256).toLowerCase(),
    downloadUrl: null,
    downloadUrlExpiresAt: null,
  };
}

/** A file as far as its content is told: of an upload the mocks know its name alone. */
function contentOf({ realm, params }: Call<'uploadNetWorthFile'>) {
  const { base64 = null, uploadId } = Object(params.content);
  const sent = realm.platform.state.files.get(String(uploadId));
  if (base64 === null && sent === undefined) {
    const name = String(params.fileName).toLowerCase();
    const mimeType = name.endsWith('.csv') ? 'text/csv' : 'application/pdf';
    return { mimeType, base64: null, text: null, sizeBytes: 1 };
  }
  if (base64 !== null) requireBase64('params.content.base64', base64);
  const bytes = sent?.bytes ?? Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const text = textOf(bytes);
  const [, mimeType] = MARKS.find(([mark]) => mark.test(text)) ?? [null, 'text/csv'];
  if (mimeType === null || (mimeType === 'text/csv' && isBinary(bytes))) {
    throw wrongFileType();
  }
  const isTable = mimeType === 'text/csv';
  return { mimeType, base64, text: isTable ? text : null, sizeBytes: bytes.length };
}

const isBinary = (bytes: Uint8Array): boolean =>
  bytes.includes(0) && wideEncodingOf(bytes) === null;

/** How files that are no tables begin, as text; null: they are not taken. */
const MARKS: readonly (readonly [RegExp, string | null])[] = [
  [/^%PDF-/, 'application/pdf'],
  [/^.PNG\r\n/s, 'image/png'],
  [/^ÿØÿ/, 'image/jpeg'],
  [/^PK/, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [/^\s*(?:OFXHEADER:|<OFX>|<\?xml[^>]*>\s*<\?OFX\s)/i, 'application/x-ofx'],
  [/^\s*<(?:!doctype|html|script|svg|\?xml)/i, null],
];

function checkColumns(columns: readonly ColumnTold[] | null | undefined): void {
  const lack = columns == null ? null : columnsLack(columns);
  if (lack !== null) throw badInput('params.columns', lack);
}

function checkUpload(call: Call<'uploadNetWorthFile'>): void {
  const { params } = call;
  const problems = new InputProblems();
  checkFileName(problems, params.fileName);
  problems.refuse();
  checkColumns(params.columns);
  contentOf(call);
  target(call);
}

function newFile(call: Call<'uploadNetWorthFile'>) {
  const content = contentOf(call);
  const isRead = call.params.extract !== false && !content.mimeType.startsWith('image/');
  return {
    ...content,
    columns: call.params.columns ?? null,
    kind: isRead ? 'OTHER' : 'ATTACHMENT',
    extractionStatus: isRead ? 'QUEUED' : 'NOT_APPLICABLE',
    attempts: 0,
    since: now(call.realm),
  };
}

/** The same bytes in the same portfolio are the same file. */
function sameFile({ realm, params }: Call<'uploadNetWorthFile'>) {
  const { base64 = null } = Object(params.content);
  return realm.own
    .list('NetWorthFile')
    .find((file) => file.base64 === base64 && file.portfolioId === params.portfolioId && base64);
}

const RECORDED = ['TrackedTrade', 'NetWorthDividend'] as const;

/** What nobody has decided on is brought again. */
function takeBackPending(
  { realm, params }: Call<'retryNetWorthFileExtraction'>,
  file: RowOf<'NetWorthFile'>,
): void {
  if (params.columns != null) file.columns = params.columns;
  for (const type of RECORDED) {
    for (const row of realm.own.list(type)) {
      if (row.fileId === file.id && row.state === 'PENDING') realm.own.remove(type, row.id);
    }
  }
  Object.assign(file, { rowCount: 0, pendingCount: 0, extracted: [], since: now(realm) });
}

/** The file is the one that was announced. */
function checkReceived({ realm, params }: Call<'finalizeNetWorthDocument'>): void {
  const document = need(realm, 'NetWorthDocument', params.id);
  if (document.status === 'AVAILABLE') return;
  const sent = realm.platform.state.files.get(document.id);
  requireAnnounced({
    isWaiting: document.status === 'PENDING_UPLOAD',
    isReceived: sent !== undefined,
    isSame: sent?.sha256 === document.sha256 && sent?.sizeBytes === document.sizeBytes,
    isOfType: true,
  });
}

/** As if the file of a document had been sent to its address. */
function receive({ platform }: Realm, { id, sha256, sizeBytes }: RowOf<'NetWorthDocument'>): void {
  const sent = { bytes: new Uint8Array(), sizeBytes: Number(sizeBytes), sha256: String(sha256) };
  platform.state.files.set(id, sent);
}

/** @throws {PlatformError} INSUFFICIENT_QUANTITY where other sales need what the file brought */
function requireUndoable(realm: Realm, fileId: string): void {
  const gone = all(realm, 'TrackedTrade', { fileId, state: 'CONFIRMED' });
  const ids = new Set(gone.map(({ id }) => id));
  const holdings = Map.groupBy(gone, ({ portfolioId, instrument }) => {
    return `${portfolioId} ${isLink(instrument) ? instrument.id : ''}`;
  });
  const needing = [...holdings.keys()].flatMap((key) => {
    const [portfolioId = '', instrumentId = ''] = key.split(' ');
    const overdrawn = overdrawnWithout(realm, { portfolioId, instrumentId }, ids);
    if (overdrawn === null) return [];
    const instrument = find(realm, 'Instrument', instrumentId);
    const symbol = assetById(instrumentId)?.symbol ?? instrument?.name;
    return [{ name: String(symbol), why: overdrawnText(overdrawn) }];
  });
  if (needing.length > 0) throw cannotUndo(needing);
}

export const paperRules: Rules = {
  createNetWorthDocumentUpload: {
    checks: checkFile,
    sets: newDocument,
    wraps: ({ realm }, row) => ({
      uploadUrl: `${realm.platform.baseUrl}/uploads/${row?.id ?? ''}`,
      method: 'PUT',
      headers: [{ name: 'Content-Type', value: String(row?.mimeType) }],
      expiresAt: daysFrom(now(realm), 15 / 1_440),
      maxSizeBytes: 20 * 1_024 * 1_024,
    }),
  },
  deleteNetWorthFile: {
    before: ({ realm, params }, file) => {
      if (params.deleteExtracted === true) requireUndoable(realm, file.id);
      for (const type of RECORDED) {
        for (const row of realm.own.list(type)) {
          if (row.fileId !== file.id) continue;
          if (params.deleteExtracted === true || row.state !== 'CONFIRMED') {
            realm.own.remove(type, row.id);
          } else {
            row.fileId = null;
          }
        }
      }
    },
  },
  finalizeNetWorthDocument: {
    checks: checkReceived,
    sets: ({ realm }, row) => ({
      uploadedAt: row?.uploadedAt ?? now(realm),
      downloadUrl: `https://files.example.com/documents/${realm.platform.random.hex(8)}`,
    }),
    example: (realm, params) => {
      const document = realm.own.find('NetWorthDocument', String(params['id']));
      if (document !== undefined) receive(realm, document);
      return params;
    },
  },
  retryNetWorthFileExtraction: {
    checks: ({ params }) => checkColumns(params.columns),
    afterwards: takeBackPending,
  },
  uploadNetWorthFile: {
    checks: checkUpload,
    means: sameFile,
    sets: newFile,
    afterwards: ({ realm, params }) =>
      void realm.platform.state.files.delete(String(Object(params.content).uploadId)),
  },
};
