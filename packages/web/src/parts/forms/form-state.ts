import { createContext, useContext } from 'react';

/** What a form tells its fields. */
export interface FormState {
  /** What is wrong, by the name of the field. */
  readonly problems: ReadonlyMap<string, string>;
  /** The person works on the field: what was wrong may be right by now. */
  readonly touch: (name: string) => void;
}

const UNTOUCHED: FormState = { problems: new Map(), touch: () => undefined };

export const FormContext = createContext(UNTOUCHED);

/** The form around a field. */
export function useFormState(): FormState {
  return useContext(FormContext);
}
