import {
  type AccountClosureQuery,
  accountClosure,
  closeAccount,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useGuarded } from '../../session/step-up.tsx';

type Closure = AccountClosureQuery['accountClosure'];

/** Closing the account, with all that it would do. */
export function ClosureCard() {
  const load = useAnswer(accountClosure, {}, { pick: (data) => data.accountClosure });
  return (
    <Card title="Close the account">
      <Loaded load={load} lines={4}>
        {(closure) => <ClosurePreview closure={closure} />}
      </Loaded>
    </Card>
  );
}

function ClosurePreview({ closure }: { readonly closure: Closure }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>This cannot be undone. Right away, it will:</p>
      <ul className="plain-list">
        {effects(closure).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <h3>Deleted</h3>
      <ul className="plain-list">
        {closure.deleted.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>Kept, as the law requires</h3>
      <ul className="plain-list">
        {closure.kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {closure.obstacles.length > 0 && (
        <Notice kind="warn">
          <p>Settle these first:</p>
          <ul>
            {closure.obstacles.map(({ kind, message }) => (
              <li key={kind}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {closure.possible && !isAsked && (
        <div className="actions">
          <Button kind="danger" onClick={() => setAsked(true)}>
            Close the account
          </Button>
        </div>
      )}
      {isAsked && <ClosureForm closure={closure} close={() => setAsked(false)} />}
    </>
  );
}

interface ClosureFormProps {
  readonly closure: Closure;
  readonly close: () => void;
}

function ClosureForm({ closure, close }: ClosureFormProps) {
  const guarded = useGuarded();
  return (
    <Form
      label="Close it for good"
      kind="danger"
      send={async (values) => {
        const params = { confirmation: values.text('confirmation').trim() };
        await guarded(() => api.request(closeAccount, { params }));
        location.replace('/');
      }}
      actions={
        <Button kind="quiet" onClick={close}>
          Keep the account
        </Button>
      }
    >
      <Field
        name="confirmation"
        label="Type your e-mail address to confirm"
        hint={closure.confirmation}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Form>
  );
}

function effects(closure: Closure): readonly string[] {
  const { openOrderCount, credentialCount, connectedAppCount, sessionCount } = closure;
  return [
    openOrderCount > 0 && `Cancel ${counted(openOrderCount, 'open order')}`,
    credentialCount > 0 &&
      `Delete ${counted(credentialCount, 'API credential')}, so that programs stop`,
    connectedAppCount > 0 && `Disconnect ${counted(connectedAppCount, 'app')}`,
    `Sign you out of ${counted(sessionCount, 'browser')}`,
  ].filter((effect) => effect !== false);
}

function counted(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}
