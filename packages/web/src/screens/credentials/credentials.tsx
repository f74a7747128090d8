import {
  apiCredentials,
  type CreateApiCredentialMutation,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { CreateForm } from './create-form.tsx';
import { Created } from './created.tsx';
import { CredentialCard } from './credential-card.tsx';
import { type Credential, DeleteCredential } from './delete-credential.tsx';
import { PlanNotice } from './plan-notice.tsx';

type Made = CreateApiCredentialMutation['createApiCredential'];

/** The person's own API credentials. */
export default function Credentials() {
  const load = useAnswer(apiCredentials, {}, { pick: (data) => data.apiCredentials });
  const [made, setMade] = useState<Made | null>(null);
  const [asked, setAsked] = useState<Credential | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const onMade = (next: Made) => {
    setDone(null);
    setMade(next);
  };
  const onDeleted = ({ id, label }: Credential) => {
    setDone(`“${label}” is deleted.`);
    if (made?.credential.id === id) setMade(null);
  };
  return (
    <>
      <Heading lead="What your own programs and spreadsheets use to act for you.">
        API credentials
      </Heading>
      <PlanNotice />
      {made !== null && <Created made={made} close={() => setMade(null)} />}
      {done !== null && <Notice kind="good">{done}</Notice>}
      <Card title="Your credentials">
        <Loaded load={load}>
          {(list) =>
            list.length === 0 ? (
              <Empty title="None yet">Make one below; your first call is a minute away.</Empty>
            ) : (
              <ul className="rows">
                {list.map((credential) => (
                  <CredentialCard
                    key={credential.id}
                    credential={credential}
                    onDelete={() => setAsked(credential)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <Card title="New credential">
        <CreateForm onMade={onMade} />
      </Card>
      <DeleteCredential credential={asked} close={() => setAsked(null)} onDeleted={onDeleted} />
    </>
  );
}
