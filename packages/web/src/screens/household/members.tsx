import {
  leaveHousehold,
  removeHouseholdMember,
  updateHouseholdMember,
} from '@investing-platform/schema/first-party';
import type { NetWorthHouseholdQuery } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { SwitchRow } from '../../parts/forms/switch-row.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { moneyText, shareText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { Invite } from './invite.tsx';
import { relationshipOf } from './relationships.ts';

type Household = NonNullable<NetWorthHouseholdQuery['netWorthHousehold']>;
type Member = Household['members'][number];

/** The members with what they share, and what each may do about it. */
export function Members({ household }: { readonly household: Household }) {
  const { name, members, combined } = household;
  const [asked, setAsked] = useState<Member | null>(null);
  const own = members.find((member) => member.own);
  const isOwner = own?.role === 'OWNER';
  const leave = async () => {
    if (asked === null) return;
    if (asked.own) await perform(leaveHousehold, {});
    else await perform(removeHouseholdMember, { params: { id: asked.id } });
    toasts.show(asked.own ? `You have left “${name}”.` : `${asked.name} is not a member any more.`);
  };
  return (
    <div className="stack">
      <Card title={name}>
        <p className="figure">{moneyText(combined.netWorth, combined.currency)}</p>
        <p className="fine">Total of what members share</p>
        <ul className="rows">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              end={isOwner || member.own ? () => setAsked(member) : null}
            />
          ))}
        </ul>
        {own !== undefined && <OwnFigures own={own} />}
      </Card>
      {isOwner && <Invite />}
      <Confirm
        isOpen={asked !== null}
        title={asked?.own ? `Leave “${name}”?` : `Remove ${asked?.name}?`}
        yes={asked?.own ? 'Leave' : 'Remove'}
        work={leave}
        close={() => setAsked(null)}
      >
        <p>
          {asked?.own
            ? 'At once, you see nothing of the others and they nothing of you.'
            : 'At once, they see nothing of the household and it nothing of them.'}
        </p>
      </Confirm>
    </div>
  );
}

interface MemberRowProps {
  readonly member: Member;
  /** Null where it is not the person's to decide. */
  readonly end: (() => void) | null;
}

function MemberRow({ member, end }: MemberRowProps) {
  const { name, role, relationship, status, sharePercent, totals, own } = member;
  const facts = [
    role === 'OWNER' && 'Owner',
    relationshipOf(relationship)?.[1] ?? false,
    sharePercent !== '100' && `${shareText(sharePercent)} counts`,
  ];
  return (
    <li className="row">
      <div className="row-head">
        <h3>{own ? `${name} (you)` : name}</h3>
        {status === 'INVITED' && <span className="tag">Invited</span>}
        {end !== null && (
          <Button
            kind="quiet"
            aria-label={own ? 'Leave the household' : `Remove ${name}`}
            onClick={end}
          >
            {own ? 'Leave' : 'Remove'}
          </Button>
        )}
      </div>
      <p>{totals === null ? 'Shows no figures' : moneyText(totals.netWorth, totals.currency)}</p>
      <p className="fine">{facts.filter((fact) => fact !== false).join(' · ')}</p>
    </li>
  );
}

/** Everybody says so for themselves. */
function OwnFigures({ own }: { readonly own: Member }) {
  const { problem, run } = useAction();
  const set = (sharesFigures: boolean) =>
    void run(async () => {
      await perform(updateHouseholdMember, { params: { id: own.id, sharesFigures } });
    });
  return (
    <>
      <ul className="switch-list">
        <SwitchRow label="Show my figures to its members" isOn={own.sharesFigures} set={set} />
      </ul>
      <ProblemNotice problem={problem} />
    </>
  );
}
