import {
  type CreateApiCredentialMutation,
  createApiCredential,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { TextAreaField } from '../../parts/forms/text-area-field.tsx';
import { useGuarded } from '../../session/step-up.tsx';

interface CreateFormProps {
  readonly onMade: (made: CreateApiCredentialMutation['createApiCredential']) => void;
}

/** Making a credential. What was typed goes once the credential is there, and not before. */
export function CreateForm({ onMade }: CreateFormProps) {
  const guarded = useGuarded();
  const [publicClient, setPublic] = useState(false);
  const [turn, setTurn] = useState(0);
  const send = async (values: FormValues) => {
    const params = {
      label: values.text('label').trim(),
      publicClient,
      redirectUris: publicClient ? values.lines('redirectUris') : [],
    };
    const { createApiCredential: made } = await guarded(() =>
      perform(createApiCredential, { params }),
    );
    setTurn((last) => last + 1);
    setPublic(false);
    onMade(made);
  };
  return (
    <Form key={turn} send={send} label="Create">
      <Field
        name="label"
        label="Name"
        hint="To recognize it later: say what uses it."
        maxLength={60}
        autoComplete="off"
        required
      />
      <fieldset className="choices">
        <legend>What will use it?</legend>
        <CheckField
          type="radio"
          name="kind"
          value="confidential"
          label="A program or spreadsheet of mine"
          hint="Gets a secret, and acts on this account alone."
          checked={!publicClient}
          onChange={() => setPublic(false)}
        />
        <CheckField
          type="radio"
          name="kind"
          value="public"
          label="An app that others sign in to"
          hint="Has no secret: it sends people here to allow it (authorization code with PKCE)."
          checked={publicClient}
          onChange={() => setPublic(true)}
        />
      </fieldset>
      {publicClient && (
        <TextAreaField
          name="redirectUris"
          label="Redirect addresses"
          hint="One a line: https, or http on localhost and 127.0.0.1."
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          required
        />
      )}
    </Form>
  );
}
