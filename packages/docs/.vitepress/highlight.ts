/**
 * Colours of code, as classes: the content security policy refuses inline styles, and the grammars
 * of a real highlighter take a third of the time of the whole build for the five languages here.
 * The style sheet has the colours of the classes.
 */

const classes = {
  comment: 'token-1',
  string: 'token-2',
  constant: 'token-3',
  keyword: 'token-4',
  call: 'token-5',
  type: 'token-6',
  property: 'token-7',
} as const;

type Kind = keyof typeof classes;

const STRING = /"(?:[^"\\\n]|\\.)*"/;
const EITHER_STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const NUMBER = /-?\b\d[\d_]*(?:\.\d+)?\b/;
const words = (list: string) => new RegExp(`\\b(?:${list.replaceAll(' ', '|')})\\b`);

/** What is told apart in a language, the first that fits at a place. */
const languages: Readonly<Record<string, readonly (readonly [Kind, RegExp])[]>> = {
  json: [
    ['property', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/],
    ['string', STRING],
    ['constant', words('true false null')],
    ['constant', NUMBER],
  ],
  graphql: [
    ['comment', /#.*/],
    ['string', STRING],
    ['constant', /\$\w+/],
    ['keyword', words('query mutation subscription fragment on')],
    ['constant', words('true false null')],
    ['constant', NUMBER],
    ['type', /\b[A-Z]\w*\b/],
  ],
  ts: [
    ['comment', /\/\/.*|\/\*[\s\S]*?\*\//],
    ['string', /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/],
    [
      'keyword',
      words(
        'import from export const let function async await return for of if else new throw try ' +
          'catch continue break type interface as typeof instanceof while default',
      ),
    ],
    ['constant', words('true false null undefined')],
    ['constant', NUMBER],
    ['property', /\b\w+(?=\s*:\s)/],
    ['call', /\b[\w$]+(?=\()/],
    ['type', /\b[A-Z]\w*\b/],
  ],
  python: [
    ['comment', /#.*/],
    ['string', /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/],
    [
      'keyword',
      words('import from def return for in if else elif with as not and or raise try except while'),
    ],
    ['constant', words('True False None')],
    ['constant', NUMBER],
    ['call', /\b\w+(?=\()/],
  ],
  sh: [
    ['comment', /(?<=^|\s)#.*/],
    ['string', EITHER_STRING],
    ['constant', /\$\w+|\$\{\w+\}/],
    ['keyword', words('export for in do done if then fi while')],
    ['property', /(?<=\s)--?[\w.-]+/],
  ],
};
const names: Readonly<Record<string, string>> = { js: 'ts', jsx: 'ts', tsx: 'ts', py: 'python' };

/** One expression for a language: each kind is a group. */
const matchers = new Map(
  Object.entries(languages).map(([language, kinds]) => [
    language,
    {
      kinds: kinds.map(([kind]) => kind),
      pattern: new RegExp(kinds.map(([, { source }]) => `(${source})`).join('|'), 'gm'),
    },
  ]),
);

/** A block of code as HTML. What has no colours, such as `text`, is shown as it is. */
export function highlighted(code: string, language: string): string {
  const inner = coloured(code.trimEnd(), names[language] ?? language);
  return `<pre class="vp-code" tabindex="0" v-pre><code>${inner}</code></pre>`;
}

function coloured(code: string, language: string): string {
  const matcher = matchers.get(language);
  if (matcher === undefined) return escaped(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(matcher.pattern)) {
    const [text, ...groups] = match;
    const kind = matcher.kinds[groups.findIndex((group) => group !== undefined)];
    if (kind === undefined) continue;
    html += `${escaped(code.slice(end, match.index))}`;
    html += `<span class="${classes[kind]}">${escaped(text)}</span>`;
    end = match.index + text.length;
  }
  return html + escaped(code.slice(end));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
