import { quietPage } from '../../kernel/quiet-page.ts';
import type { OfferedPackage } from './offered-packages.ts';

/** What each is for, and what npm is told beside its address. */
const ABOUT = new Map([
  ['sdk', { about: 'The typed client, with OAuth.', before: '', after: '' }],
  [
    'mocks',
    { about: 'The API for tests, without a server.', before: '--save-dev ', after: ' msw@3' },
  ],
  ['cli', { about: 'The command investing.', before: '--global ', after: '' }],
  [
    'schema',
    { about: 'The contract, for documents of your own.', before: '--save-dev ', after: '' },
  ],
]);

/** The command that installs a package from this server, by an address that never changes. */
export function installLine(file: string, origin: string): string {
  const { before = '', after = '' } = ABOUT.get(nameOf(file)) ?? {};
  return `npm install ${before}${origin}/packages/${file}${after}`;
}

/** The list of packages for people. */
export function indexPage(current: readonly OfferedPackage[], origin: string): string {
  const rows = current.map(({ name, version, file, bytes }) => {
    const about = ABOUT.get(nameOf(file))?.about ?? '';
    return `<article><h2>${name} ${version}</h2>
<p class="fine">${about} ${Math.ceil(bytes / 1_024)} KB.</p>
<pre><code>${installLine(file, origin)}</code></pre></article>`;
  });
  const making = '<p>They are being made. Load this page again in a minute.</p>';
  return quietPage(
    'Packages',
    `<p class="fine">These addresses never change what they give, and each upgrade has new ones. The
<a href="/docs/">documentation</a> says how to use them; programs read this list as JSON.</p>
${current.length === 0 ? making : rows.join('\n')}`,
  );
}

function nameOf(file: string): string {
  return file.slice(0, file.indexOf('-'));
}
