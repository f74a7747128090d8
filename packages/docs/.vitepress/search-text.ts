import type { MarkdownEnv } from 'vitepress';
import { type Task, tasksOf, tasksOfGuide } from '../src/tasks.ts';

interface Renderer {
  render(source: string, env: MarkdownEnv): string;
}

const UNINDEXED = /<!-- unindexed -->[\s\S]*?<!-- indexed -->/g;

/**
 * What the search reads of a page, as HTML. An operation is one entry, found by the words of its
 * name too; lists of links and code are left out.
 */
export function searchText(source: string, env: MarkdownEnv, markdown: Renderer): string {
  const html = markdown.render(source.replaceAll(UNINDEXED, ''), env);
  const { search, title } = { title: '', ...env.frontmatter } as Front;
  if (search === false) return '';
  // Each type is an entry of its own; the page that it stands on says little.
  if (env.relativePath.startsWith('types/')) return html.replace(`>${title} <`, '>Types <');
  const guide = /^guides\/(.+)\.md$/.exec(env.relativePath)?.[1];
  if (guide !== undefined) return `${html}${tasksOfGuide(guide).map(taskEntry).join('')}`;
  if (!env.relativePath.startsWith('operations/')) return html;
  const words = wordsOf(title);
  const own = html
    .replaceAll(/<(\/?)h2\b[^>]*>/g, '<$1p>')
    .replace('</h1>', `</h1><p>${words} ${words} ${words}</p>`);
  return `${own}${tasksOf(title).map(taskEntry).join('')}`;
}

/** A task is an entry of its own below its operation or guide, as a section with a heading would be. */
function taskEntry({ id, words }: Task): string {
  return `<h2 id="${id}">${words} <a class="header-anchor" href="#${id}">#</a></h2><p>${words}</p>`;
}

interface Front {
  readonly title: string;
  readonly search?: boolean;
}

/** `createWithdrawalRequest` -> `create withdrawal request`. */
function wordsOf(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
