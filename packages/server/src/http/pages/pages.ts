import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { OfferedPackages } from '../packages/offered-packages.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import { mayNameAddress, sendWithAddress } from './own-address.ts';
import { listPages, type Page, type PageForm } from './pages-list.ts';
import { DOCS_POLICY, PAGES_POLICY } from './pages-policy.ts';

/** The built first-party application, and the reference below `/docs/`. */
export interface Pages {
  /** @returns the status of the answer */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<number>;
}

const HTTPS_ONLY: readonly string[] = ['Strict-Transport-Security', 'max-age=31536000'];

const DOCS = '/docs';
const DOCS_NOT_BUILT =
  'The reference is not built yet: `npm start` makes it beside the server within some minutes, and ' +
  '`npm run docs` at once. Then load this page again.\n';
const NOT_FOUND = 'Not found\n';
/** The application's own document for addresses that lead nowhere, for browsers alone. */
const MISSING_PAGE = '/404.html';

/**
 * Serves the files of a folder as they are at the start. Requests are looked up in a list of known
 * paths and never reach the file system by name, so no path can lead out of the folder.
 * `/sign-in` answers `sign-in.html`, `/` answers `index.html`, and `shared/_.html` every name
 * below `/shared`; a compressed form that lies
 * beside a file goes to those who take it.
 *
 * @param folders of the pages, and of the reference; what is absent or empty is 404
 * The reference may be built while the server runs, for the first time or anew: a request for what
 * was not there looks again, where the folder is another one than before.
 *
 * @param origin the server's own: where it is https, browsers shall come back over https alone
 *   (RFC 6797)
 */
export async function openPages(
  folders: { readonly pages: string; readonly docs: string },
  limits: RateLimits,
  origin: string,
  packages: Pick<OfferedPackages, 'current'>,
): Promise<Pages> {
  const pages = await listPages(folders.pages, '', PAGES_POLICY);
  let docs = await listPages(folders.docs, DOCS, DOCS_POLICY);
  let listed = await madeAt(folders.docs);
  let looking = false;
  const lookAgain = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    const made = await madeAt(folders.docs);
    if (made !== listed || docs.size === 0) {
      docs = await listPages(folders.docs, DOCS, DOCS_POLICY).catch(() => docs);
    }
    listed = made;
    looking = false;
  };
  const always = origin.startsWith('https:') ? HTTPS_ONLY : [];
  return {
    async serve(request, response, path, ip) {
      const isDocs = path === DOCS || path.startsWith(`${DOCS}/`);
      if (isDocs && path !== DOCS && !docs.has(path)) await lookAgain();
      if (path === DOCS && docs.size === 0) await lookAgain();
      const rate = limits.takeGeneral({ kind: 'anonymous', ip });
      const headers = [...always];
      addRateHeaders(headers, rate);
      if (!rate.allowed) return end(response, 429, headers);
      const page = isDocs ? docs.get(path) : (pages.get(path) ?? pages.get(anyBelow(path)));
      if (path === DOCS && docs.size > 0) {
        return end(response, 308, [...headers, 'Location', `${DOCS}/`]);
      }
      if (page === undefined) {
        const missing = docs.size === 0 ? DOCS_NOT_BUILT : NOT_FOUND;
        const document = isDocs ? docs.get(`${DOCS}${MISSING_PAGE}`) : pages.get(MISSING_PAGE);
        if (document === undefined || request.headers.accept?.includes('text/html') !== true) {
          return end(response, 404, headers, isDocs ? missing : NOT_FOUND);
        }
        if (!isDocs) return send(request, response, 404, headers, document);
        const own = { origin, packages: await packages.current() };
        return sendWithAddress(request, response, headers, document, own, 404);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return end(response, 405, [...headers, 'Allow', 'GET, HEAD']);
      }
      if (isDocs && mayNameAddress(page)) {
        const own = { origin, packages: await packages.current() };
        return sendWithAddress(request, response, headers, page, own);
      }
      return send(request, response, page === pages.get(MISSING_PAGE) ? 404 : 200, headers, page);
    },
  };
}

/** What tells one build of the reference from another: each has a folder of its own. */
async function madeAt(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  return found === null ? '' : `${found.ino}:${found.mtimeMs}`;
}

/** `/shared/_` answers for every name below `/shared`, where there is such a page. */
function anyBelow(path: string): string {
  return path.replace(/\/[\w-]{1,100}$/, '/_');
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  page: Page,
): number {
  const form = formFor(page, request.headers['accept-encoding']);
  response.writeHead(status, [...headers, ...page.headers, ...form.headers]);
  if (request.method === 'HEAD') response.end();
  // Closes the file too where the visitor leaves early.
  else pipeline(createReadStream(form.file), response, () => undefined);
  return status;
}

/** The smallest form that the visitor takes (RFC 9110, section 12.5.3); weight 0 is a refusal. */
function formFor(page: Page, accepted = ''): PageForm {
  const taken = new Set(
    accepted
      .split(',')
      .map((coding) => coding.trim().toLowerCase())
      .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
      .map((coding) => coding.split(';', 1)[0]?.trim()),
  );
  return page.compressed.find(({ coding }) => taken.has(coding)) ?? page.plain;
}

function end(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  body = '',
): number {
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'X-Content-Type-Options', 'nosniff'];
  response.writeHead(status, [...headers, ...type]).end(body);
  return status;
}
