import {
  type GetNewsletterStatusQuery,
  getNewsletterStatus,
  type NewsletterTopic,
  subscribeToNewsletter,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';

type Subscription = GetNewsletterStatusQuery['getNewsletterStatus'];

const TOPICS: readonly (readonly [NewsletterTopic, string])[] = [
  ['MARKETS', 'The week in the markets'],
  ['PRODUCT', 'What is new here'],
  ['LEARNING', 'Articles and courses on investing'],
  ['IDEAS', 'Strategies and trade ideas'],
];

const STATUS: Readonly<Record<Subscription['status'], string>> = {
  NOT_SUBSCRIBED: 'You are not subscribed.',
  PENDING: 'Follow the link in the e-mail to subscribe.',
  SUBSCRIBED: 'You are subscribed. Each issue has a link to unsubscribe.',
  UNSUBSCRIBED: 'You have unsubscribed.',
};

/** The newsletter and what it shall be about. */
export function NewsletterCard({ email }: { readonly email: string }) {
  const load = useAnswer(getNewsletterStatus, {}, { pick: (data) => data.getNewsletterStatus });
  const [isSent, setSent] = useState(false);
  const send = async (values: FormValues) => {
    const chosen = new Set(values.all('topics'));
    const topics = TOPICS.map(([topic]) => topic).filter((topic) => chosen.has(topic));
    if (topics.length === 0) throw new PersonalError('Choose at least one topic.');
    await perform(subscribeToNewsletter, { params: { email, topics } });
    setSent(true);
  };
  return (
    <Card title="Newsletter">
      <Loaded load={load} lines={2}>
        {({ status, topics }) => (
          <>
            <p>{STATUS[status]}</p>
            <Form send={send} label={status === 'SUBSCRIBED' ? 'Change the topics' : 'Subscribe'}>
              <fieldset className="choices">
                <legend>What about?</legend>
                {TOPICS.map(([topic, text]) => (
                  <CheckField
                    key={topic}
                    name="topics"
                    value={topic}
                    label={text}
                    defaultChecked={topics.length === 0 || topics.includes(topic)}
                  />
                ))}
              </fieldset>
            </Form>
          </>
        )}
      </Loaded>
      {isSent && (
        <>
          <Notice kind="good">A mail is on its way: follow its link to confirm.</Notice>
          <DevelopmentOutbox />
        </>
      )}
    </Card>
  );
}
