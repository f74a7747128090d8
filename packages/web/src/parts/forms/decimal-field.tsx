import { Field, type FieldProps } from './field.tsx';

interface DecimalFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'pattern'> {
  /** Whether it may be below 0. */
  readonly isSigned?: boolean;
}

const PLAIN = /^\d*\.?\d*$/;
const SIGNED = /^-?\d*\.?\d*$/;
const WRONG = 'Write it in digits, with a point before the decimals: 1234.50.';

/** An exact number. A comma is refused, since nobody can tell which of its two meanings it has. */
export function DecimalField({ isSigned = false, onChange, ...props }: DecimalFieldProps) {
  const check = (input: HTMLInputElement) => {
    const isRight = (isSigned ? SIGNED : PLAIN).test(input.value.replaceAll(/\s/g, ''));
    input.setCustomValidity(isRight ? '' : WRONG);
  };
  return (
    <Field
      autoComplete="off"
      maxLength={40}
      {...props}
      inputMode="decimal"
      onChange={(event) => {
        check(event.target);
        onChange?.(event);
      }}
    />
  );
}
