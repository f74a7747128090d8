import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OfferedPackage } from '../packages/offered-packages.ts';
import type { Page } from './pages-list.ts';

const compress = promisify(gzip);

/** What the reference is written with, wherever it is built. */
const WRITTEN = 'http://localhost:4000';
/** Leads to the package of now; what people paste shall lead to the same one for good. */
const WRITTEN_PACKAGE = /(?<=\/packages\/)(sdk|mocks|cli|schema)\.tgz/g;
const TEXTS = /\.(?:html|js|json|css)$/;

/** Whether the server's address may stand in a file of the reference. */
export function mayNameAddress({ plain }: Page): boolean {
  return TEXTS.test(plain.file);
}

/**
 * Sends a text of the reference with the server's own address in it, and those of its packages, so
 * that what a reader copies runs; compressed for those who take it.
 *
 * @param headers those of every answer and of the page
 * @returns the status
 */
export async function sendWithAddress(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  page: Page,
  own: { readonly origin: string; readonly packages: readonly OfferedPackage[] },
  status = 200,
): Promise<number> {
  try {
    const text = await readFile(page.plain.file, 'utf8');
    const body = Buffer.from(
      text.replaceAll(WRITTEN, own.origin).replace(WRITTEN_PACKAGE, (latest, name: string) => {
        const found = own.packages.find(({ file }) => file.startsWith(`${name}-`));
        return found?.file ?? latest;
      }),
    );
    const isTaken = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
      String(request.headers['accept-encoding'] ?? ''),
    );
    const sent = isTaken ? await compress(body) : body;
    const coding = isTaken ? ['Content-Encoding', 'gzip'] : [];
    const all = [...headers, ...page.headers, ...coding, 'Content-Length', String(sent.length)];
    response.writeHead(status, all);
    response.end(request.method === 'HEAD' ? undefined : sent);
  } catch {
    // It was built anew while somebody read it.
    response.destroy();
  }
  return status;
}
