import { expect, test } from 'vitest';
import { agreementPages } from './agreement-pages.ts';
import { agreementsInForce, pathOf } from './agreements.ts';

const pages = new Map(agreementPages());
const read = async (path: string) => {
  const page = await pages.get(path)?.();
  if (page === undefined) throw new Error(`nothing is served at ${path}`);
  expect(page.contentType).toBe('text/html; charset=utf-8');
  return page.body;
};
/** The text as a person reads it: without tags, entities and line breaks. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');

test.each(agreementsInForce)('every word of $title can be read at its page', async (agreement) => {
  const html = await read(pathOf(agreement));
  expect(await read(`${pathOf(agreement)}/${agreement.version}`)).toBe(html);
  const words = wordsOf(html);
  expect(words).toContain(agreement.title);
  expect(words).toContain(`Version ${agreement.version}`);
  const sentences = agreement.bodyMarkdown
    .replaceAll(/^#+ .*$/gm, '')
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(/\s+/g, ' ')
    .split('. ')
    .map((sentence) => sentence.trim().replace(/\.$/, ''));
  expect(sentences.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(words).toContain(sentence);
});

test('no page shows Markdown as such', async () => {
  for (const agreement of agreementsInForce) {
    expect(wordsOf(await read(pathOf(agreement)))).not.toMatch(/(^|\s)(#+|\d+\.|[*_]{2})\s/);
  }
});

test('the list leads to each of them', async () => {
  const list = await read('/agreements');
  for (const agreement of agreementsInForce) {
    expect(list).toContain(`<a href="${pathOf(agreement)}">${agreement.title}</a>`);
  }
});
