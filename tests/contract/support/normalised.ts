import type { Answer } from './answer.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const NUMERAL = /^-?\d+(\.\d+)?$/;
/** With a token that only one answer shows. */
const SHARED = /^https?:\/\/[^/]+\/shared\/[A-Za-z0-9]+(?=$|\.csv$)/;
/** Where a person decides, at whatever the service is called. */
const APPROVAL = /^https?:\/\/[^/]+(\/approvals\?request=)[0-9a-f-]{36}$/;
const EMAIL = /^[\w.+-]+@example\.com$/;
const RECEIPT = /^R-\d{8}-[0-9A-F]{12}$/;
/** Of a portfolio, at whatever the service is called. */
const MAILBOX = /^[a-z2-9]{20}@[\w.]+$/;

/** Headers that clients go by. */
const HEADERS = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-type',
  'retry-after',
  'www-authenticate',
  'x-content-type-options',
];

/** An answer with placeholders for what each subject has of its own: ids, amounts, times. */
export function normalised(answer: Answer, baseUrl: string, ownWords: boolean): unknown {
  const { status, headers, body } = answer;
  return {
    status,
    headers: Object.fromEntries(
      HEADERS.map((name) => [name, headers.get(name)?.replaceAll(baseUrl, '<base>') ?? null]),
    ),
    body: plain(body, '', ownWords),
  };
}

function plain(value: unknown, key: string, ownWords: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, key, ownWords));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([name]) => name !== 'requestId');
    return Object.fromEntries(entries.map(([name, item]) => [name, plain(item, name, ownWords)]));
  }
  if (typeof value === 'number') return isPosition(key) ? value : '<number>';
  return typeof value === 'string' ? text(value, key, ownWords) : value;
}

/** Line and column of a document, and places in a list. */
function isPosition(key: string): boolean {
  return key === 'line' || key === 'column' || key === 'path';
}

function text(value: string, key: string, ownWords: boolean): string {
  if (key === 'message') return ownWords ? '<message>' : value;
  if (key === 'downloadUrl') return '<address of a file>';
  if (RECEIPT.test(value)) return '<receipt number>';
  if (key === 'version' || key === 'nextCursor') return `<${key}>`;
  if (UUID.test(value)) return '<id>';
  if (MOMENT.test(value)) return '<moment>';
  if (APPROVAL.test(value)) return value.replace(APPROVAL, '<base>$1<id>');
  if (EMAIL.test(value)) return '<email>';
  if (MAILBOX.test(value)) return '<mailbox>';
  if (SHARED.test(value)) return value.replace(SHARED, '<share link>');
  if (/^(name|ownerLabel)$/.test(key) && /^(user|other|free|unchecked)-\d+$/.test(value))
    return '<name>';
  return NUMERAL.test(value) ? '<numeral>' : value;
}
