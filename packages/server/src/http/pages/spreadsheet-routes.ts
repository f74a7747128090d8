import { appsScript, appsScriptManifest } from '@investing-platform/spreadsheets';
import type { ExtraRoute } from '../router.ts';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * What spreadsheets read figures with, below `/spreadsheets`, with the server's own address in it.
 * Nothing of it is secret, and each is made when somebody first asks for it.
 */
export function spreadsheetRoutes(publicUrl: string): readonly (readonly [string, ExtraRoute])[] {
  const route = (name: string, contentType: string, make: (baseUrl: string) => string) => {
    let body: string | undefined;
    const serve: ExtraRoute = async () => {
      body ??= make(publicUrl);
      return { contentType, body };
    };
    return [`/spreadsheets/${name}`, serve] as const;
  };
  return [
    route('Code.gs', TEXT, appsScript),
    route('appsscript.json', JSON_TYPE, appsScriptManifest),
  ];
}
