import { type SheetFunction, sheetFunctions } from './functions.ts';
import { bundled } from './script.ts';

/** The script of a Google spreadsheet: `Code.gs`. */
export function appsScript(baseUrl: string): string {
  const exported = [
    'show',
    'openMenu',
    'showSidebar',
    'connect',
    'disconnect',
    'refresh',
    'insertTemplate',
  ];
  return `/**
 * Figures of ${baseUrl} in a Google spreadsheet. It only reads.
 * Your credential is kept in your user properties, never in a cell.
 * Written by the server: take it anew after an upgrade rather than change it.
 */
${sheetFunctions.map(functionText).join('\n')}
${MENU}
${bundled(baseUrl, ['sheets', 'sheets-menu'], exported)}`;
}

/** What completion shows comes from the comment. */
function functionText({ name, description, example, parameters }: SheetFunction): string {
  const names = parameters.map((parameter) => parameter.name);
  const described = parameters.map(({ name: own, description: text, isOptional }) =>
    isOptional ? ` * @param {any=} ${own} ${text}` : ` * @param {any} ${own} ${text}`,
  );
  return `/**
 * ${description} ${example}
 *
${described.join('\n')}
 * @return {any} A table, or one value.
 * @customfunction
 */
function ${name}(${names.join(', ')}) {
  return INVESTING_.show('${name}', [${names.join(', ')}]);
}
`;
}

const MENU = `function onOpen() { INVESTING_.openMenu(); }
function onInstall() { INVESTING_.openMenu(); }
function investConnect() { INVESTING_.showSidebar(); }
function investSave(id, secret) { return INVESTING_.connect(id, secret); }
function investDisconnect() { INVESTING_.disconnect(); }
function investRefresh() { INVESTING_.refresh(); }
function investTemplate() { INVESTING_.insertTemplate(); }
`;

/** The script's manifest, `appsscript.json`: what it may do, and the one address it may ask. */
export function appsScriptManifest(baseUrl: string): string {
  const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
  return `${JSON.stringify(
    {
      timeZone: 'Etc/UTC',
      runtimeVersion: 'V8',
      exceptionLogging: 'STACKDRIVER',
      oauthScopes: [
        scope('script.external_request'),
        scope('script.container.ui'),
        scope('spreadsheets.currentonly'),
      ],
      // Google knows only encrypted addresses here.
      ...(baseUrl.startsWith('https:') ? { urlFetchWhitelist: [`${baseUrl}/`] } : {}),
    },
    null,
    2,
  )}\n`;
}
