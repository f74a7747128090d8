import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const left = { version: '1.0.0', integrity: 'sha512-left' };
const otherPlatform = { version: '2.0.0', integrity: 'sha512-other', optional: true };
const lock = { '': {}, 'node_modules/left': left, 'node_modules/other-platform': otherPlatform };

test.each([
  ['nothing was ever installed', undefined, false],
  ['all but a package for another platform is there', { 'node_modules/left': left }, true],
  ['all is there', { ...lock }, true],
  ['a package is missing', {}, false],
  ['a version differs', { 'node_modules/left': { ...left, version: '1.0.1' } }, false],
  ['a hash differs', { 'node_modules/left': { ...left, integrity: 'sha512-evil' } }, false],
  ['a package is left over', { 'node_modules/left': left, 'node_modules/gone': left }, false],
])('where %s, the installation is judged so', (_title, installed, expected) => {
  expect(isInstalled(lock, installed)).toBe(expected);
});
