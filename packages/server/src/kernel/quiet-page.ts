import { escaped } from './escaped.ts';

/** The path that serves {@link quietStyle}. */
export const QUIET_STYLE_PATH = '/quiet.css';

/** How pages look that the server writes itself: quiet, light or dark as the reader has it. */
export const quietStyle = `:root {
  color-scheme: light dark;
  font: 1rem/1.6 system-ui, sans-serif;
  color: light-dark(#15201c, #e9eeec);
  background: light-dark(#f5f7f6, #101413);
}
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 0; font-size: 1.1rem; }
.fine { margin: 0.25rem 0 0; color: light-dark(#4f5b56, #a9b4b0); }
article {
  margin-top: 1rem;
  padding: 1.25rem;
  border: 1px solid light-dark(#dde3e0, #2e3734);
  border-radius: 0.9rem;
  background: light-dark(#ffffff, #181e1c);
}
article h2:not(:first-child) { margin-top: 1.5rem; }
pre {
  margin: 1rem 0 0;
  padding-top: 1rem;
  border-top: 1px solid light-dark(#dde3e0, #2e3734);
  font: inherit;
  white-space: pre-wrap;
}
li { margin-top: 0.35rem; }
.lines { margin: 1rem 0 0; padding: 0; list-style: none; }
.lines > li { padding: 0.5rem 0; border-top: 1px solid light-dark(#dde3e0, #2e3734); }
.note { padding: 0.75rem 1rem; border-left: 0.3rem solid; border-radius: 0.4rem; }
.note.done { color: light-dark(#0b6b52, #56c9a4); }
.note.problem { color: light-dark(#a3261c, #ff9d92); }
button {
  min-height: 2.5rem;
  padding: 0 1rem;
  border: 0;
  border-radius: 0.5rem;
  color: light-dark(#ffffff, #0c1a15);
  background: light-dark(#0b6b52, #56c9a4);
  font: inherit;
  cursor: pointer;
}
textarea,
input:not([type="file"], [type="checkbox"], [type="radio"], [type="hidden"]) {
  box-sizing: border-box;
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#77837e, #7d8985);
  border-radius: 0.5rem;
  color: inherit;
  background: light-dark(#ffffff, #181e1c);
  font: inherit;
}
textarea { font: 0.9rem/1.5 ui-monospace, monospace; }
input[type="file"] { max-width: 100%; font: inherit; }
a { color: light-dark(#0b6b52, #56c9a4); }
@media print { article { border: 0; padding: 0; } nav { display: none; } }
`;

/**
 * A page without a script, as HTML.
 *
 * @param title plain text; the page's title and its heading
 * @param body HTML that stands below the heading
 */
export function quietPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Investing Platform</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${QUIET_STYLE_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
