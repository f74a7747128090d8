import { type SettingGroup, settingGroups } from './settings.ts';

/** The tables of settings for people: docs/SETTINGS.md. */
export function settingsDocument(): string {
  return `# Settings

The server reads these environment variables once, at its start. An empty variable counts as absent.
A wrong one stops the start with a sentence that says which and why. On a laptop none is needed;
what production needs stands in the first table. \`npm run settings\` writes this page from
\`packages/server/src/config\`.
${settingGroups.map(section).join('')}`;
}

function section({ title, settings }: SettingGroup): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |\n`,
  );
  return `
## ${title}

| variable | default | meaning |
|---|---|---|
${rows.join('')}`;
}

if (import.meta.main) process.stdout.write(settingsDocument());
