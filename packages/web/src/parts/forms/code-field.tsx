import { Field } from './field.tsx';

/** A code of a second factor, or a recovery code. */
export function CodeField({ name, hint }: { readonly name: string; readonly hint?: string }) {
  return (
    <Field
      name={name}
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      minLength={6}
      maxLength={12}
      className="code-input"
      required
    />
  );
}
