import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('the SDK names the version that it is released as', () => {
  expect(VERSION).toBe(manifest.version);
});
