import {
  type Exchange,
  type Operation,
  pagesOf,
  type Reference,
  readReference,
  runExamples,
} from '@investing-platform/docs';

/** The reference before it becomes HTML. */
export interface WrittenPages {
  readonly reference: Reference;
  readonly exchanges: ReadonlyMap<string, Exchange>;
  /** Markdown by path. */
  readonly pages: ReadonlyMap<string, string>;
}

let written: Promise<WrittenPages> | undefined;

/** Once for all files of tests that one worker runs. */
export function writePages(): Promise<WrittenPages> {
  written ??= write();
  return written;
}

async function write(): Promise<WrittenPages> {
  const reference = readReference();
  const exchanges = await runExamples(reference.operations);
  return { reference, exchanges, pages: pagesOf(reference, exchanges) };
}

export function pageOf({ pages }: WrittenPages, { name, domain }: Operation): string {
  return pages.get(`operations/${domain}/${name}`) ?? '';
}

/** What stands below a heading of the second level; empty where there is none. */
export function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

/** The fenced blocks of a language, in their order; `label` picks a tab. */
export function blocksOf(page: string, language: string, label?: string): readonly string[] {
  const info = label === undefined ? language : `${language} [${label}]`;
  const blocks = page.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm);
  return [...blocks].filter(([, own]) => own === info).map(([, , code = '']) => code);
}
