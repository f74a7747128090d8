/** How the page of mails looks: quiet, in the person's choice of light or dark, on any width. */
export const outboxStyle = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#15201c, #e9eeec);
  background: light-dark(#f5f7f6, #101413);
}
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0; color: light-dark(#4f5b56, #a9b4b0); overflow-wrap: anywhere; }
article {
  margin-top: 1rem;
  padding: 1.25rem;
  border: 1px solid light-dark(#dde3e0, #2e3734);
  border-radius: 0.9rem;
  background: light-dark(#ffffff, #181e1c);
}
pre {
  margin: 1rem 0 0;
  padding-top: 1rem;
  border-top: 1px solid light-dark(#dde3e0, #2e3734);
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
a { color: light-dark(#0b6b52, #56c9a4); }
.none { margin-top: 1.5rem; }
`;
