import { createHash } from 'node:crypto';
import type { OAuthError } from '@investing-platform/rules/oauth/errors';
import { escaped } from '../../kernel/escaped.ts';

const STYLE = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#15201c, #e9eeec);
  background: light-dark(#f5f7f6, #101413);
}
body { max-width: 34rem; margin: 0 auto; padding: 15vh 1rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
p { color: light-dark(#4f5b56, #a9b4b0); }
a { color: light-dark(#0b6b52, #56c9a4); }
.detail {
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid light-dark(#dde3e0, #2e3734);
  font-size: 0.875rem;
}`;

/** What a content policy names the page's one style by, which no other text can have. */
export const ERROR_PAGE_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Tells a person what happened and where to go; the rest is for who wrote the app. */
export function renderErrorPage(error: OAuthError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Cannot continue · Investing Platform</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This app cannot be connected</h1>
<p>The app sent a request that cannot be answered. Nothing was shared with it, and there is nothing
that you have to do: go back to the app, or <a href="/">to your overview</a>.</p>
<p class="detail">For its developer: <code>${escaped(error.code)}</code>, ${escaped(error.message)}</p>
</main>
</body>
</html>
`;
}
