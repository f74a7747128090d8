import type { Plugin } from 'vite';
import { type RouteEntry, SITE_NAME } from '../src/route-table.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...input: never) => unknown>>[1];

/** Who hands out an address does not hand it to search engines. */
const UNLISTED = '<meta name="robots" content="noindex">';

/**
 * Writes one document for each route: `index.html` with the route's title, and with links that
 * load its screen while the application's own script still arrives. That of `/shared/_`
 * answers every address below `/shared`. An unknown address gets `404.html`.
 */
export function routeDocuments(routes: readonly RouteEntry[]): Plugin {
  return {
    name: 'route-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const source = String(page.source);
      for (const { path, title, screen, access } of routes) {
        const entries = [fileOf(screen), ...framesOf(screen, access)];
        const links = [...new Set(entries.flatMap((entry) => scriptsOf(bundle, entry)))]
          .filter((file) => !source.includes(`"/${file}"`))
          .map((file) => `<link rel="modulepreload" href="/${file}">`);
        const document = titled(source, `${title} · ${SITE_NAME}`).replace(
          '</head>',
          `${screen === 'sharing/shared' ? UNLISTED : ''}${links.join('')}</head>`,
        );
        if (path === '/') page.source = document;
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: document });
      }
      const missing = titled(source, `Not found · ${SITE_NAME}`);
      this.emitFile({ type: 'asset', fileName: '404.html', source: missing });
    },
  };
}

/** The file of a screen below `src`, without its ending. */
function fileOf(screen: RouteEntry['screen']): string {
  return screen.includes('/') ? `screens/${screen}` : `screens/${screen}/${screen}`;
}

/** The frames that the route's screen certainly stands in. */
function framesOf(screen: RouteEntry['screen'], access: RouteEntry['access']): readonly string[] {
  if (access === 'open') return [];
  const hasMenus = access === 'session' && screen !== 'entry/consent';
  return ['shell/session-frame', ...(hasMenus ? ['shell/frame'] : [])];
}

function titled(document: string, title: string): string {
  return document.replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
}

/**
 * The files of a script that is loaded lazily, and of all that it imports.
 *
 * @param source its path below `src`, without the ending
 */
function scriptsOf(bundle: Bundle, source: string): readonly string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${source}.tsx`) === true,
  );
  if (entry === undefined) throw new Error(`the build has no chunk for ${source}`);
  const scripts = new Set<string>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const imported of file.imports) visit(imported);
  };
  visit(entry.fileName);
  return [...scripts];
}
