import { updateAntiPhishingCode } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { useGuarded } from '../../session/step-up.tsx';
import type { SecurityCardProps } from './security-card.ts';
import { StateTag } from './state-tag.tsx';

/** The phrase by which the person knows that a mail is genuine. */
export function PhraseCard({ security }: SecurityCardProps) {
  const guarded = useGuarded();
  const { isBusy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const isOn = security.hasAntiPhishingCode;
  const change = async (code: string | null) => {
    await guarded(() => perform(updateAntiPhishingCode, { params: { code } }));
    setDone(code === null ? 'Mails carry no phrase any more.' : 'Every mail now carries it.');
  };
  return (
    <Card title="Anti-phishing phrase" aside={<StateTag isOn={isOn} />}>
      <p>
        Every mail from us will contain this phrase: a mail without it is not from us. For your
        safety it is never shown here.
      </p>
      {done !== null && <Notice kind="good">{done}</Notice>}
      <ProblemNotice problem={problem} />
      <Form
        label={isOn ? 'Change the phrase' : 'Set the phrase'}
        kind="quiet"
        send={(values) => change(values.text('code').trim())}
        actions={
          isOn && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => void run(() => change(null))}>
              Remove it
            </Button>
          )
        }
      >
        <Field
          name="code"
          label="Phrase"
          hint="4 to 20 letters, digits, spaces or hyphens."
          minLength={4}
          maxLength={20}
          pattern="[A-Za-z0-9 \-]+"
          autoComplete="off"
          required
        />
      </Form>
    </Card>
  );
}
