import { quietPage } from '../../kernel/quiet-page.ts';
import type { ExtraRoute } from '../router.ts';
import { EXPLORER_SCRIPT } from './explorer-script.ts';

/** Its own script and its own server, and nothing else. */
const HEADERS = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...['Cross-Origin-Resource-Policy', 'same-origin', 'Referrer-Policy', 'no-referrer'],
];

const PAGE = quietPage(
  'Explorer',
  `<p class="fine">Every operation of this server with an example. It sends what stands below, with
your token. <a href="/docs/operations/">Reference</a></p>
<form>
<p><label>Operation <input name="operation" list="operations" autocomplete="off"></label>
<datalist id="operations"></datalist></p>
<p><label>Query<br><textarea name="query" rows="14" spellcheck="false">
query { fetchCurrentUser { id name email } }</textarea></label></p>
<p><label>Variables<br><textarea name="variables" rows="6" spellcheck="false">{}</textarea>
</label></p>
<p><label>Client id <input name="id" autocomplete="off"></label></p>
<p><label>Client secret <input name="secret" type="password" autocomplete="off"></label></p>
<p class="fine">A credential of your own, or of a demo user in demo.json of the data folder. Both are
forgotten when this page is closed.</p>
<p><button>Run</button></p>
</form>
<pre aria-live="polite"></pre>
<script src="/graphql-explorer.js" defer></script>`,
);

/** What a browser shows at `/graphql`: for development, where people look around. */
export function explorerRoutes(): readonly (readonly [string, ExtraRoute])[] {
  const html = 'text/html; charset=utf-8';
  const script = 'text/javascript; charset=utf-8';
  return [
    ['/graphql', async () => ({ contentType: html, body: PAGE, headers: HEADERS })],
    ['/graphql-explorer.js', async () => ({ contentType: script, body: EXPLORER_SCRIPT })],
    [
      '/graphql-operations.json',
      async () => ({
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(await examples()),
      }),
    ],
  ];
}

/** The default document of each operation with the contract's example, loaded by who looks at it. */
async function examples(): Promise<Record<string, { query: string; variables: object }>> {
  const operations = await import('@investing-platform/schema/operations');
  const { operationHints } = await import('@investing-platform/schema/hints');
  const { parse, print } = await import('graphql');
  return Object.fromEntries(
    Object.entries(operations).map(([name, text]) => {
      const params = operationHints[name]?.example ?? null;
      return [name, { query: print(parse(text)), variables: params === null ? {} : { params } }];
    }),
  );
}
