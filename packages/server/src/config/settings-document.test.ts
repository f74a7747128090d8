import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsDocument } from './settings-document.ts';

test('docs/SETTINGS.md says what the settings are (npm run settings)', () => {
  const path = new URL('../../../../docs/SETTINGS.md', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(settingsDocument());
});
