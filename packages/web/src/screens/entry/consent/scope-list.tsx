import { scopeWords } from '../../../parts/text/scope-words.ts';

/** Scopes in plain words, with their names for those who know them. */
export function ScopeList({ scopes }: { readonly scopes: readonly string[] }) {
  return (
    <ul className="scopes">
      {scopes.map((scope) => (
        <li key={scope}>
          <span>{scopeWords(scope)}</span>
          <code>{scope}</code>
        </li>
      ))}
    </ul>
  );
}
