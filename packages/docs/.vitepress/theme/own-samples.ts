const PLACEHOLDER = 'your client id';

/** Writes the reader's own client id into the samples that are shown, now and on later pages. */
export function keepSamplesOwn(clientId: string): void {
  fillIn(clientId);
  const root = document.getElementById('app');
  if (root === null) return;
  new MutationObserver(() => fillIn(clientId)).observe(root, { childList: true, subtree: true });
}

function fillIn(clientId: string): void {
  for (const code of document.querySelectorAll('.vp-doc pre code')) {
    if (!code.textContent.includes(PLACEHOLDER)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? '').replaceAll(PLACEHOLDER, clientId);
    }
  }
}
