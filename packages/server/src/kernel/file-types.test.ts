import { FILE_TYPES } from '@investing-platform/rules/networth/input-checks';
import { expect, test } from 'vitest';
import { isOfType } from './file-types.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FILES: readonly (readonly [type: string | null, head: Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/heic', Buffer.from('0000002066747970686569630000', 'hex')],
  ['text/csv', Buffer.from('Date,Symbol\n2026-11-20,café')],
  ['application/x-ofx', Buffer.from('OFXHEADER:100\r\nDATA:OFXSGML\r\n')],
  ['application/x-ofx', Buffer.from('OFXHEADER:100\r\nCHARSET:1252\r\n<ORG>Zürich', 'latin1')],
  ['application/x-ofx', Buffer.from('<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>')],
  ['message/rfc822', Buffer.from('Received: from a\n by b\nFrom: a@example.com\n\nHello')],
  [XLSX, Buffer.from('PK\u0003\u0004\u0014\0\0\0[Content_Types].xml', 'latin1')],
  [null, Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  [null, Buffer.from('<svg onload="alert(1)">')],
  [null, Buffer.from('MZ\u0090\0\u0003', 'latin1')],
  [null, Buffer.from('PK\u0003\u0004\u0014\0\0\0evil.exe', 'latin1')],
];

/** Texts may be more than one thing: mail and OFX are CSV of one column as well. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'message/rfc822': ['text/csv'],
  'application/x-ofx': ['text/csv'],
};

test.each(FILES)('a file is %s by what it begins with, whatever it is called', (type, head) => {
  const found = FILE_TYPES.filter((each) => isOfType(each, head));
  const allowed = type === null ? [] : [type, ...(ALSO[type] ?? [])];
  expect(found.every((each) => allowed.includes(each))).toBe(true);
  expect(found.length > 0).toBe(type !== null);
  if (type !== null) expect(found).toContain(type);
});

test('a text whose last character is cut is a text', () => {
  const whole = Buffer.from('a,b,é');
  expect(isOfType('text/csv', whole.subarray(0, whole.length - 1))).toBe(true);
  expect(isOfType('text/csv', Buffer.from([0x61, 0xff, 0xfe, 0x62, 0x62, 0x62, 0x62]))).toBe(false);
});
