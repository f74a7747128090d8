import { quietPage } from '../../kernel/quiet-page.ts';
import { type AgreementInForce, agreementsInForce, pathOf } from './agreements.ts';

interface ServedText {
  readonly contentType: string;
  readonly body: string;
}
/** A page of the server's own, with its path. */
export type Served = [path: string, serve: () => Promise<ServedText>];

/** A page as it is served. */
export const html = async (body: string | Promise<string>): Promise<ServedText> => ({
  contentType: 'text/html; charset=utf-8',
  body: await body,
});

/**
 * The agreements in force as pages for everybody, by their paths: a list, and each text under its
 * type, and under its version for good.
 */
export function agreementPages(): Served[] {
  return [
    ['/agreements', () => html(listPage())],
    ...agreementsInForce.flatMap((agreement): Served[] => [
      [pathOf(agreement), () => html(agreementPage(agreement))],
      [`${pathOf(agreement)}/${agreement.version}`, () => html(agreementPage(agreement))],
    ]),
  ];
}

function listPage(): string {
  const items = agreementsInForce.map(
    (agreement) => `<li><a href="${pathOf(agreement)}">${agreement.title}</a></li>`,
  );
  const list = `<article><ul>\n${items.join('\n')}\n</ul></article>`;
  return quietPage('Agreements and notices', list);
}

async function agreementPage(agreement: AgreementInForce): Promise<string> {
  const { title, version, effectiveAt, bodyMarkdown } = agreement;
  const since = effectiveAt.toISOString().slice(0, 10);
  const about = `<p class="fine">Version ${version}, in force since
<time datetime="${since}">${since}</time>. <a href="/agreements">All agreements</a></p>`;
  // The text begins with its own title, which the page has already.
  const text = bodyMarkdown.replace(/^# .*\n/, '');
  return quietPage(title, `${about}\n<article>${await rendered(text)}</article>`);
}

/** The texts are our own. The renderer is loaded with the first page that is read. */
async function rendered(markdown: string): Promise<string> {
  const { marked } = await import('marked');
  return marked.parse(markdown, { async: true });
}
