import {
  appsScript,
  appsScriptManifest,
  excelFunctions,
  excelManifest,
  excelMetadata,
  excelPane,
  icon,
  powerQuery,
} from '@investing-platform/spreadsheets';
import type { ExtraRoute } from '../router.ts';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Read by Excel on the web from its own origin. Nothing of it is secret. */
const FOR_ALL = [
  ...['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
];
/** Excel shows the pane inside of itself, and its own library has to be loaded from Microsoft. */
const PANE = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self' https://appsforoffice.microsoft.com; " +
    "style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
    'frame-ancestors https://*.officeapps.live.com https://*.office.com https://*.cloud.microsoft ' +
    'https://*.sharepoint.com',
];

const ICON_SIZES = [16, 32, 64, 80];

/**
 * What spreadsheets read figures with, below `/spreadsheets`, with the server's own address in it.
 * Each is made when somebody first asks for it.
 */
export function spreadsheetRoutes(publicUrl: string): readonly (readonly [string, ExtraRoute])[] {
  const route = (
    name: string,
    contentType: string,
    make: (baseUrl: string) => string | Uint8Array,
    headers: readonly string[] = FOR_ALL,
  ) => {
    let body: string | Uint8Array | undefined;
    const serve: ExtraRoute = async () => {
      body ??= make(publicUrl);
      return { contentType, body, headers };
    };
    return [`/spreadsheets/${name}`, serve] as const;
  };
  return [
    route('Code.gs', TEXT, appsScript),
    route('appsscript.json', JSON_TYPE, appsScriptManifest),
    route('excel.xml', 'application/xml; charset=utf-8', excelManifest),
    route('functions.js', 'text/javascript; charset=utf-8', excelFunctions),
    route('functions.json', JSON_TYPE, excelMetadata),
    route('pane.html', 'text/html; charset=utf-8', excelPane, PANE),
    route('positions.pq', TEXT, powerQuery),
    ...ICON_SIZES.map((size) => route(`icon-${size}.png`, 'image/png', () => icon(size))),
  ];
}
