import type { MarkdownOptions } from 'vitepress';

type ShikiTransformer = NonNullable<MarkdownOptions['codeTransformers']>[number];
type ThemeRegistration = NonNullable<MarkdownOptions['theme']>;

/** Colour stands for a class here: `#000001` becomes `token-1`. The style sheet has the colours. */
const groups: readonly (readonly string[])[] = [
  ['comment', 'punctuation.definition.comment'],
  ['string', 'string.quoted', 'punctuation.definition.string'],
  ['constant.numeric', 'constant.language', 'constant.character.escape'],
  ['keyword', 'storage', 'keyword.operator.new', 'keyword.control'],
  ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  ['entity.name.type', 'support.type', 'support.class'],
  ['variable.other.property', 'support.type.property-name.json', 'meta.object-literal.key'],
];

const colour = (index: number) => `#${String(index).padStart(6, '0')}`;

/** A theme whose colours are the numbers of its groups. */
export const tokenTheme: ThemeRegistration = {
  name: 'tokens',
  type: 'light',
  fg: colour(0),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: colour(0), background: '#ffffff' } },
    ...groups.map((scope, at) => ({ scope: [...scope], settings: { foreground: colour(at + 1) } })),
  ],
};

/** Puts classes in the place of inline styles, which the content security policy refuses. */
export const classedTokens: ShikiTransformer = {
  name: 'classed-tokens',
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const style = String(node.properties.style ?? '');
    delete node.properties.style;
    const token = Number(/color:#(\d{6})/i.exec(style)?.[1] ?? 0);
    if (token > 0) this.addClassToHast(node, `token-${token}`);
  },
};
