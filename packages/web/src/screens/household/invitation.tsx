import { householdInvitation, joinHousehold } from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { dayText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';

interface InvitationProps {
  readonly token: string;
  /** It is accepted, or left for now. */
  readonly done: () => void;
}

/** Who invites, and joining. Nothing happens before the person says so. */
export function Invitation({ token, done }: InvitationProps) {
  const load = useAnswer(
    householdInvitation,
    { params: { token } },
    { pick: (data) => data.householdInvitation },
  );
  if (load.problem?.code === 'NOT_FOUND') {
    return (
      <Notice kind="bad">
        <p>This invitation was accepted, taken back, or is older than seven days.</p>
        <p>Ask for another one.</p>
      </Notice>
    );
  }
  const send = async (values: FormValues) => {
    const params = { token, sharesFigures: values.checked('shares') };
    const { joinHousehold: joined } = await perform(joinHousehold, { params });
    toasts.show(`You have joined “${joined.name}”.`);
    done();
  };
  return (
    <Card title="You are invited">
      <Loaded load={load} lines={3}>
        {({ invitedBy, householdName, expiresAt }) => (
          <>
            <p>
              {invitedBy} invites you to the household “{householdName}”. You can join until{' '}
              {dayText(expiresAt)}, and leave at any time.
            </p>
            <Form
              send={send}
              label="Join the household"
              actions={
                <Button kind="quiet" onClick={done}>
                  Not now
                </Button>
              }
            >
              <CheckField
                name="shares"
                label="Show my figures to its members"
                hint="Your totals, not what you own one by one. You can change it at any time."
              />
            </Form>
          </>
        )}
      </Loaded>
    </Card>
  );
}
