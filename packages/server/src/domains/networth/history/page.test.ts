import { expect, test } from 'vitest';
import { dayOfCursor } from './page.ts';

const TODAY = '2026-11-20';

test.each([[[]], [['']], [['20261120']], [['2026-11-20T00:00']]])('%j is no cursor', (position) => {
  expect(() => dayOfCursor(position)).toThrow();
  expect(dayOfCursor([TODAY])).toBe(TODAY);
});
