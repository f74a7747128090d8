import {
  type SharedNetWorthDashboardQuery,
  sharedNetWorthDashboard,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Heading } from '../../parts/heading.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { usePathEnd } from '../../session/use-path-end.ts';
import { PasscodeForm } from './reader/passcode-form.tsx';
import { SharedHistory } from './reader/shared-history.tsx';
import { SharedView } from './reader/shared-view.tsx';

type Shared = SharedNetWorthDashboardQuery['sharedNetWorthDashboard'];

/** A share link that works, and the passcode that opened it. */
interface Opened {
  readonly shared: Shared;
  readonly passcode: string;
}

/** What somebody shows of their net worth, for whoever has the address. */
export default function SharedPage() {
  const token = usePathEnd();
  const [opened, setOpened] = useState<Opened | null>(null);
  // Each reading is a view, and views may be counted: it is read once.
  const { data, problem, reload } = useAnswer(
    sharedNetWorthDashboard,
    { params: { token } },
    { stays: true, pick: (answer) => answer.sharedNetWorthDashboard },
  );
  const seen = opened ?? (data === null ? null : { shared: data, passcode: '' });
  if (seen !== null) return <Page token={token} {...seen} />;
  if (problem === null) return <Skeleton lines={6} />;
  if (problem.code === 'PASSCODE_REQUIRED') {
    return (
      <PasscodeForm token={token} open={(shared, passcode) => setOpened({ shared, passcode })} />
    );
  }
  if (problem.code === 'NOT_FOUND' || problem.code === 'BAD_USER_INPUT') return <DeadLink />;
  return (
    <>
      <Heading>This page did not load</Heading>
      <ProblemNotice problem={problem} retry={reload} />
    </>
  );
}

function Page({ token, shared, passcode }: Opened & { readonly token: string }) {
  const { ownerLabel, sections } = shared;
  return (
    <div className="shared">
      <Heading lead="Shared by the owner of this link.">Net worth of {ownerLabel}</Heading>
      <SharedView
        shared={shared}
        history={
          sections.includes('HISTORY') && <SharedHistory token={token} passcode={passcode} />
        }
      />
    </div>
  );
}

function DeadLink() {
  return (
    <Heading lead="The address may be mistyped, or the link has expired or was ended. Ask its owner for a new one.">
      This link does not work
    </Heading>
  );
}
