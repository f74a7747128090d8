import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    if (typeof document === 'undefined') return;
    app.mixin({ mounted: markMain });
    // `toggle` does not bubble. Whoever opens the place to try an operation loads what fills it.
    document.addEventListener('toggle', ({ target }) => void tryIt(target), true);
    addEventListener('load', () => void samples());
  },
};

/** The theme's page of what is not found lacks the landmark that all others have. */
function markMain(this: { readonly $el?: unknown }): void {
  const element = this.$el;
  if (!(element instanceof HTMLElement) || !element.classList.contains('NotFound')) return;
  element.setAttribute('role', 'main');
}

async function tryIt(target: EventTarget | null): Promise<void> {
  const isPlace = target instanceof HTMLDetailsElement && target.classList.contains('try-it');
  if (!isPlace || !target.open || target.dataset.filled === 'yes') return;
  target.dataset.filled = 'yes';
  const { openTryIt } = await import('./try-it.ts');
  await openTryIt(target);
}

async function samples(): Promise<void> {
  const { reader } = await import('./reader.ts');
  const person = await reader();
  if (person?.clientId == null) return;
  const { keepSamplesOwn } = await import('./own-samples.ts');
  keepSamplesOwn(person.clientId);
}

export default theme;
