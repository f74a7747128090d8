import {
  beginPasskeyEnrollment,
  finishPasskeyEnrollment,
} from '@investing-platform/schema/first-party';
import {
  type FetchMyPasskeysQuery,
  fetchMyPasskeys,
  removePasskey,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dayText, momentText } from '../../parts/text/format.ts';
import { makePasskey } from '../../session/passkeys.ts';
import { type Guarded, useGuarded } from '../../session/step-up.tsx';

type Passkey = FetchMyPasskeysQuery['fetchMyPasskeys'][number];

/** Passkeys: the device's own lock in place of password and code. */
export function PasskeysCard() {
  const guarded = useGuarded();
  const load = useAnswer(fetchMyPasskeys, {}, { pick: (data) => data.fetchMyPasskeys });
  const [asked, setAsked] = useState<Passkey | null>(null);
  const [turn, setTurn] = useState(0);
  const remove = async () => {
    if (asked === null) return;
    await guarded(() => perform(removePasskey, { params: { id: asked.id } }));
  };
  return (
    <Card title="Passkeys">
      <p>
        Sign in with your fingerprint, face or device PIN. There is no password to type or to be
        stolen.
      </p>
      <Loaded load={load} lines={1}>
        {(passkeys) => (
          <ul className="rows">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Form
        key={turn}
        label="Add a passkey"
        kind="quiet"
        send={async (values) => {
          await enrol(guarded, values.given('name'));
          setTurn((last) => last + 1);
        }}
      >
        <Field name="name" label="Name" hint="Such as Phone." maxLength={60} autoComplete="off" />
      </Form>
      <Confirm
        isOpen={asked !== null}
        title={`Remove “${asked?.name}”?`}
        yes="Remove"
        work={remove}
        close={() => setAsked(null)}
      >
        <p>
          You can no longer sign in with it. Remove it from the device too, or it will still be
          offered.
        </p>
      </Confirm>
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  const use = lastUsedAt === null ? 'never used' : `last used ${momentText(lastUsedAt)}`;
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <p className="fine">
        Added {dayText(createdAt)}, {use}
      </p>
    </li>
  );
}

async function enrol(guarded: Guarded, name: string | undefined): Promise<void> {
  const begun = await guarded(() => api.request(beginPasskeyEnrollment, { params: {} }));
  const { id: ceremonyId, optionsJson } = begun.beginPasskeyEnrollment;
  const responseJson = await makePasskey(optionsJson);
  const params = { ceremonyId, responseJson, ...(name === undefined ? {} : { name }) };
  await perform(finishPasskeyEnrollment, { params });
}
