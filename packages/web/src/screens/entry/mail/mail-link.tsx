import { type ReactNode, useState } from 'react';
import { problemOf } from '../../../api/problem.ts';
import { Form } from '../../../parts/forms/form.tsx';
import { Heading } from '../../../parts/heading.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { useSearch } from '../../../session/use-search.ts';

interface MailLinkProps {
  readonly title: string;
  readonly lead: string;
  /** What the button says. */
  readonly label: string;
  readonly send: (token: string) => Promise<unknown>;
  readonly done: string;
  readonly doneText: string;
  /** What to do where the link works no more. */
  readonly instead: ReactNode;
}

/**
 * What the link of a mail is for. It happens on a click and not on arrival: programs that look at
 * links in mails would use it up.
 */
export function MailLink(props: MailLinkProps) {
  const { title, lead, label, send, done, doneText, instead } = props;
  const search = useSearch();
  const [isDone, setDone] = useState(false);
  const [isDead, setDead] = useState(false);
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
  if (isDead) {
    return (
      <>
        <Heading>{title}</Heading>
        <Notice kind="bad">
          <p>This link was already used, has expired, or is incomplete.</p>
          <p>{instead}</p>
        </Notice>
      </>
    );
  }
  const follow = async () => {
    try {
      await send(token);
      setDone(true);
    } catch (error) {
      setDead(problemOf(error).fields.has('token'));
      throw error;
    }
  };
  return (
    <>
      <Heading lead={lead}>{title}</Heading>
      <Form send={follow} label={label} />
    </>
  );
}
