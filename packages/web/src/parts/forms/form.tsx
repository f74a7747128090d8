import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../button.tsx';
import { ProblemNotice } from '../notice.tsx';
import { FormContext } from './form-state.ts';
import { FormValues, focusFirst, invalidFields, refusedBy } from './form-values.ts';

interface FormProps {
  /** Sends what the form holds; what it throws is shown at the fields that it names. */
  readonly send: (values: FormValues) => Promise<void>;
  /** What the button says. */
  readonly label: string;
  readonly kind?: 'main' | 'danger' | 'quiet';
  /** Further buttons, beside the first. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A form that is sent by script. Its fields keep what was typed whatever happens: nobody but the
 * person empties them. It is never sent twice at once.
 */
export function Form({ send, label, kind = 'main', actions, children }: FormProps) {
  const { isBusy, problem, run } = useAction();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const [others, setOthers] = useState<readonly string[]>([]);
  const touch = useCallback((name: string) => setWrong((old) => without(old, name)), []);
  const state = useMemo(() => ({ problems: wrong, touch }), [wrong, touch]);
  const mark = (form: HTMLFormElement, fields: ReadonlyMap<string, string>) => {
    setWrong(fields);
    focusFirst(form, fields);
  };
  const submit = async (form: HTMLFormElement) => {
    const invalid = invalidFields(form);
    mark(form, invalid);
    if (invalid.size > 0) return;
    setOthers([]);
    await run(async () => {
      try {
        await send(new FormValues(new FormData(form)));
      } catch (error) {
        const { fields, others: apart } = refusedBy(form, error);
        mark(form, fields);
        setOthers(apart);
        throw error;
      }
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  // What stands at the fields is not said twice.
  const isWhole = problem !== null && problem.fields.size === 0;
  const message = others.join(' ');
  const shown =
    isWhole || problem === null ? problem : message === '' ? null : { ...problem, message };
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormContext value={state}>{children}</FormContext>
      <ProblemNotice problem={shown} />
      <div className="actions">
        <Button type="submit" kind={kind} isBusy={isBusy}>
          {label}
        </Button>
        {actions}
      </div>
    </form>
  );
}

function without(all: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  return all.has(name) ? new Map([...all].filter(([key]) => key !== name)) : all;
}
