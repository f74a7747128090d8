import { settings } from './settings.ts';

/** The table of settings for people: docs/SETTINGS.md. */
export function settingsDocument(): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  return `# Settings

The server reads these environment variables once, at its start. An empty variable counts as absent.
A wrong one stops the start with a sentence that says which and why. \`npm run settings\` writes this
page from \`packages/server/src/config/settings.ts\`.

| variable | default | meaning |
|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) process.stdout.write(settingsDocument());
