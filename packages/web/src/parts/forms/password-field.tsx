import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** For new passwords, in short what the server asks for. */
export const PASSWORD_HINT =
  'At least 10 characters, and hard to guess. A few unrelated words do well.';

/** A password, which the person can look at. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'beside'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      required
      maxLength={200}
      {...props}
      type={isShown ? 'text' : 'password'}
      beside={
        <button
          type="button"
          className="button quiet"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setShown((old) => !old)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
