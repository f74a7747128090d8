import { storable } from '@investing-platform/rules/networth/imports/files/csv';
import {
  type PlacedText,
  rowsOfPages,
} from '@investing-platform/rules/networth/imports/files/placed-text';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';

const MAX_PAGES = 100;
const MAX_ITEMS = 200_000;

/**
 * The lines of a PDF as rows of cells. Nothing in it is run, and nothing outside of it is fetched.
 *
 * @throws {UnreadableFile}
 */
export async function rowsOfPdf(bytes: Uint8Array, password: string | null): Promise<string[][]> {
  const { getDocumentProxy } = await import('unpdf');
  const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false };
  // It takes no Buffer, and takes the bytes away from who has them.
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    ...options,
    verbosity: 0,
    ...(password === null ? {} : { password }),
  }).catch((error: unknown) => {
    if (Object(error).name !== 'PasswordException') {
      throw new UnreadableFile('UNREADABLE', 'It is damaged.');
    }
    const reason = password === null ? 'It needs its password.' : 'The password does not open it.';
    throw new UnreadableFile('PASSWORD_PROTECTED', reason);
  });
  if (document.numPages > MAX_PAGES) {
    throw new UnreadableFile('UNREADABLE', `It has more than ${MAX_PAGES} pages: split it.`);
  }
  const pages: PlacedText[][] = [];
  let count = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    count += items.length;
    if (count > MAX_ITEMS)
      throw new UnreadableFile('UNREADABLE', 'It has too much text: split it.');
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
        const height = item.height > 0 ? item.height : Math.abs(size);
        return [{ text: storable(item.str), x, y, width: item.width, height }];
      }),
    );
  }
  if (pages.every((items) => items.every(({ text }) => text.trim() === ''))) {
    throw new UnreadableFile('UNREADABLE', 'It has pictures and no text.');
  }
  return rowsOfPages(pages);
}
