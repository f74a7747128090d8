import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { ScannerDown } from '../../ports/file-scanner.ts';
import { type ClamdAddress, clamdScanner } from './clamd-scanner.ts';
import { EICAR, fakeClamd, type Manner } from './fake-clamd.fixture.ts';

const PATIENCE = { stepMs: 300, verdictMs: 300 };
const clamd = fakeClamd();
let address: ClamdAddress;

beforeAll(async () => {
  address = await clamd.listen();
});
afterAll(() => clamd.stop());

/** What is found in parts of a file; `down` where nobody says. */
async function foundIn(parts: readonly (string | Buffer)[], at = address) {
  try {
    const scan = await clamdScanner(at, PATIENCE).begin();
    for (const part of parts) await scan.write(Buffer.from(part));
    return await scan.end();
  } catch (error) {
    if (error instanceof ScannerDown) return `down: ${error.message}`;
    throw error;
  }
}

test('what ClamAV finds is named, wherever it is in the file, and all else is clean', async () => {
  clamd.be('usual');
  expect(await foundIn([EICAR])).toBe('Eicar-Signature');
  expect(await foundIn(['a', EICAR.slice(0, 20), EICAR.slice(20), 'b'])).toBe('Eicar-Signature');
  expect(await foundIn(['a deed'])).toBeNull();
  expect(await foundIn([])).toBeNull();
});

test('a long file goes in parts that the daemon takes', async () => {
  clamd.chunks.length = 0;
  expect(await foundIn([Buffer.alloc(200_000), Buffer.alloc(1)])).toBeNull();
  expect(clamd.chunks).toEqual([65_536, 65_536, 65_536, 3_392, 1]);
});

test.each<[Manner, RegExp]>([
  ['silent', /does not answer/],
  ['never-reads', /does not answer/],
  ['garbled', /clamd answers: . whatever/],
  ['endless', /without an end/],
  ['hangs-up', /hung up|not there/],
])('a daemon that is %s says nothing of a file, and the next is scanned', async (manner, told) => {
  clamd.be(manner);
  expect(await foundIn([EICAR])).toMatch(told);
  clamd.be('usual');
  expect(await foundIn([EICAR])).toBe('Eicar-Signature');
});

test('a file that is longer than the daemon takes is not scanned', async () => {
  const parts = Array.from({ length: 40 }, () => Buffer.alloc(65_536));
  expect(await foundIn(parts)).toMatch(/size limit exceeded|hung up|not there/);
});

test('a daemon behind a socket of this machine is reached by its path, and one that is gone is down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const path = join(folder, 'clamd.ctl');
  expect(await foundIn([EICAR], { path })).toMatch(/not there/);
  const local = fakeClamd();
  await local.listen(path);
  expect(await foundIn([EICAR], { path })).toBe('Eicar-Signature');
  await local.stop();
  await rm(folder, { recursive: true });
});

test.each([
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', null],
])('the address %j is %j', (CLAMD_ADDRESS, read) => {
  expect(readConfig({ CLAMD_ADDRESS }).clamdAddress).toEqual(read);
});

test.each(['clamav', 'tcp://clamav:3310', 'clamav:0', 'clamav:65536'])('%s is none', (given) => {
  expect(() => readConfig({ CLAMD_ADDRESS: given })).toThrow(/CLAMD_ADDRESS must be host:port/);
});
