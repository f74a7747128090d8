import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingGroups, settings } from './settings.ts';
import { settingsDocument } from './settings-document.ts';

test('docs/SETTINGS.md says what the settings are (npm run settings)', () => {
  const path = new URL('../../../../docs/SETTINGS.md', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(settingsDocument());
});

test('each setting stands in one table', () => {
  const shown = settingGroups.flatMap((group) => Object.values(group.settings));
  const names = shown.map(({ name }) => name).sort();
  expect(names).toEqual(
    Object.values(settings)
      .map(({ name }) => name)
      .sort(),
  );
});
