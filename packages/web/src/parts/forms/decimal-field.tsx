import { useEffect, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface DecimalFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'pattern'> {
  /** Whether it may be below 0. */
  readonly isSigned?: boolean;
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

const PLAIN = /^\d*\.?\d*$/;
const SIGNED = /^-?\d*\.?\d*$/;
const WRONG = 'Write it in digits, with a point before the decimals: 1234.50.';

/** An exact number. A comma is refused, since nobody can tell which of its two meanings it has. */
export function DecimalField({ isSigned, least, most, ...props }: DecimalFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const check = () => {
    const text = input.current?.value.replaceAll(/\s/g, '') ?? '';
    const isRight = (isSigned ? SIGNED : PLAIN).test(text);
    input.current?.setCustomValidity(isRight ? outside(text, least, most) : WRONG);
  };
  // The bounds may be others since it was typed, of another currency say.
  useEffect(check);
  return (
    <Field
      autoComplete="off"
      maxLength={40}
      {...props}
      ref={input}
      inputMode="decimal"
      onInput={check}
    />
  );
}

function outside(text: string, least?: string, most?: string): string {
  if (text === '') return '';
  if (least !== undefined && Number(text) < Number(least)) return `At least ${least}.`;
  return most !== undefined && Number(text) > Number(most) ? `At most ${most}.` : '';
}
