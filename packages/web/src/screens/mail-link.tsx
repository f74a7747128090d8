import { useState } from 'react';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { Notice } from '../parts/notice.tsx';
import { useSearch } from '../session/use-search.ts';

interface MailLinkProps {
  readonly title: string;
  readonly lead: string;
  /** What the button says. */
  readonly label: string;
  readonly send: (token: string) => Promise<unknown>;
  readonly done: string;
  readonly doneText: string;
}

/**
 * What the link of a mail is for. It happens on a click and not on arrival: programs that look at
 * links in mails would use it up.
 */
export function MailLink({ title, lead, label, send, done, doneText }: MailLinkProps) {
  const search = useSearch();
  const [isDone, setDone] = useState(false);
  const token = search.get('token');
  if (isDone) {
    return (
      <>
        <Heading lead={doneText}>{done}</Heading>
        <a className="button main" href="/">
          Go to the overview
        </a>
      </>
    );
  }
  if (token === null) {
    return (
      <>
        <Heading>{title}</Heading>
        <Notice kind="bad">This address has no token. Open the link of the mail as it is.</Notice>
      </>
    );
  }
  return (
    <>
      <Heading lead={lead}>{title}</Heading>
      <Form send={() => send(token).then(() => setDone(true))} label={label} />
    </>
  );
}
