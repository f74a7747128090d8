interface ExternalScripts {
  /** Puts addresses in the place of inline scripts, and drops inline styles. */
  moveOut(html: string): string;
  /** The scripts that were moved, by file name. */
  files(): ReadonlyMap<string, string>;
}

const INLINE = /<script id="([\w-]+)">([\s\S]*?)<\/script>/g;

/**
 * VitePress sets the colour scheme by inline scripts, so that no page flashes. As files in the same
 * places they do the same under a policy without `unsafe-inline`.
 *
 * @param base where the site is mounted, with slashes
 */
export function externalScripts(base: string): ExternalScripts {
  const files = new Map<string, string>();
  return {
    moveOut(html) {
      return html
        .replaceAll(INLINE, (_all, id: string, text: string) => {
          files.set(`${id}.js`, text);
          return `<script src="${base}${id}.js"></script>`;
        })
        .replaceAll(/ style="[^"]*"/g, '');
    },
    files: () => files,
  };
}
