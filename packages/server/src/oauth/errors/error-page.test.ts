import { createHash } from 'node:crypto';
import { InvalidRequest } from '@investing-platform/rules/oauth/errors';
import { expect, test } from 'vitest';
import { ERROR_PAGE_STYLE, renderErrorPage } from './error-page.ts';

const page = renderErrorPage(new InvalidRequest('<script>"x"</script>'));

test('the page that a person is left with has the one style that its policy names', () => {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ERROR_PAGE_STYLE).toBe(`'sha256-${hash}'`);
});

test('the page shows what an app has sent as text alone, and a way out', () => {
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('<a href="/">');
});
