import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { paperProblem } from './sound-paper.ts';

const PDF = 'application/pdf';
const CUT_OFF = /cut off/;
const ACTIVE = /scripts or files/;
const LOCKED = /locked/;
const TOO_LARGE = /100 megapixels/;

const bytesOf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

/** Either nothing, or a problem that a pattern knows. */
async function expectProblem(type: string, bytes: Buffer, problem: RegExp | null): Promise<void> {
  const found = await paperProblem(type, bytes);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
}

describe('a PDF', () => {
  const pdf = (...objects: (string | Buffer)[]): Buffer =>
    bytesOf(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/Fit]>>endobj\n',
      ...objects,
      '\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
  const stream = (dictionary: string, data: Buffer): Buffer =>
    bytesOf(
      `9 0 obj<<${dictionary}/Length ${data.length}>>stream\r\n`,
      data,
      '\nendstream endobj\n',
    );
  const hidden = '4 0 <</S/JavaScript/JS(app.alert(1))>>';

  test.each<[string, Buffer, RegExp | null]>([
    ['that opens at a page', pdf(), null],
    ['that speaks of JavaScript', pdf('5 0 obj(JavaScript, Launch)endobj'), null],
    ['with a longer name', pdf('5 0 obj<</LaunchedAt 1>>endobj'), null],
    ['with a script', pdf('5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), ACTIVE],
    ['with a script that is spelt out', pdf('5 0 obj<</S/J#61vaScrip#74/JS()>>endobj'), ACTIVE],
    ['that starts a program', pdf('5 0 obj<</S/Launch/F(cmd.exe)>>endobj'), ACTIVE],
    ['that carries a file', pdf('5 0 obj<</Type/EmbeddedFile>>endobj'), ACTIVE],
    ['with a film', pdf('5 0 obj<</Subtype/RichMedia>>endobj'), ACTIVE],
    ['with a form that runs', pdf('5 0 obj<</AcroForm<</XFA [(a) 6 0 R]>>>>endobj'), ACTIVE],
    [
      'with a script in compressed objects',
      pdf(stream('/Type/ObjStm', deflateSync(hidden))),
      ACTIVE,
    ],
    ['with other objects there', pdf(stream('/Type/ObjStm', deflateSync('4 0 <</A 1>>'))), null],
    ['with objects under two filters', pdf(stream('/Type/ObjStm', Buffer.from(hidden))), ACTIVE],
    ['with objects that do not open', pdf(stream('/Type/ObjStm', Buffer.from('x'))), LOCKED],
    ['with a bomb', pdf(stream('/Type/ObjStm', deflateSync(Buffer.alloc(68_000_000)))), LOCKED],
    [
      'that is locked with all of its objects',
      pdf('7 0 obj<</Encrypt 8 0 R>>endobj\n', stream('/Type/ObjStm', deflateSync('1 0 2'))),
      LOCKED,
    ],
    ['that is locked and lets one look', pdf('7 0 obj<</Encrypt 8 0 R>>endobj'), null],
    ['that is cut off', pdf().subarray(0, -8), CUT_OFF],
    [
      'with a script across what is looked through at a time',
      pdf(' '.repeat(1_048_480), '5 0 obj<</S/JavaScript>>endobj', ' '.repeat(3_000)),
      ACTIVE,
    ],
  ])('%s', (_what, file, problem) => expectProblem(PDF, file, problem));
});

describe('a picture', () => {
  const number = (value: number, length = 4): Buffer => {
    const bytes = Buffer.alloc(length);
    bytes.writeUIntBE(value, 0, length);
    return bytes;
  };
  const chunk = (type: string, data: Buffer = Buffer.alloc(0)): Buffer =>
    bytesOf(number(data.length), type, data, number(0));
  const png = (width: number, height: number): Buffer =>
    bytesOf(
      Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk('IHDR', bytesOf(number(width), number(height), Buffer.alloc(5))),
      chunk('IDAT', Buffer.alloc(20)),
      chunk('IEND'),
    );
  const segment = (marker: number, data: Buffer): Buffer =>
    bytesOf(Buffer.of(0xff, marker), number(data.length + 2, 2), data);
  /** Its Exif has a small picture of its own, with an end. */
  const jpeg = (width: number, height: number, frame = 0xc2): Buffer =>
    bytesOf(
      Buffer.of(0xff, 0xd8),
      segment(0xe1, bytesOf('Exif', Buffer.of(0xff, 0xd8, 0xff, 0xd9))),
      segment(frame, bytesOf(Buffer.of(8), number(height, 2), number(width, 2), Buffer.alloc(10))),
      segment(0xda, Buffer.alloc(10)),
      Buffer.alloc(40, 0x55),
      Buffer.of(0xff, 0xd9),
    );
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const data = bytesOf(...parts);
    return bytesOf(number(data.length + 8), type, data);
  };
  const heic = (width: number, height: number): Buffer =>
    bytesOf(
      box('ftyp', Buffer.from('heic0000')),
      box('meta', box('ispe', number(0), number(width), number(height))),
      box('mdat', Buffer.alloc(30)),
    );

  const [inside, beyond] = [
    [12_000, 8_000],
    [20_000, 5_001],
  ] as const;
  test.each<[string, (width: number, height: number) => Buffer]>([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/jpeg', (width, height) => jpeg(width, height, 0xc0)],
    ['image/heic', heic],
  ])('of %s is taken whole, and up to 100 megapixels', async (type, made) => {
    const whole = made(...inside);
    await expectProblem(type, whole, null);
    await expectProblem(type, made(...beyond), TOO_LARGE);
    for (const length of [24, whole.length - 20, whole.length - 2]) {
      await expectProblem(type, whole.subarray(0, length), CUT_OFF);
    }
  });

  test('of a phone may have more behind its end', () =>
    expectProblem('image/jpeg', bytesOf(jpeg(...inside), 'MPF and more'), null));

  test.each([
    ['image/png', bytesOf(png(1, 1).subarray(0, 8), number(0xffff_fff0), 'IHDR', number(1))],
    ['image/jpeg', bytesOf(Buffer.of(0xff, 0xd8, 0xff, 0xff), Buffer.alloc(60, 0xff))],
    ['image/heic', bytesOf(number(4), 'ftypheic', Buffer.alloc(40))],
    ['image/heic', bytesOf(number(1), 'ftyp', Buffer.alloc(8, 0xff), Buffer.alloc(40))],
  ])('of %s whose lengths lead astray is refused', (type, file) =>
    expectProblem(type, file, CUT_OFF),
  );
});
