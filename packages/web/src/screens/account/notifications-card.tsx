import {
  type NotificationTopic,
  type UpdateUserProfileInput,
  updateUserProfile,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Card } from '../../parts/card.tsx';
import { SwitchRow, Toggle } from '../../parts/forms/switch-row.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { DataTable } from '../../parts/tables/data-table.tsx';
import type { AccountCardProps } from './profile-card.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';

const TOPICS: Readonly<Record<NotificationTopic, string>> = {
  ORDERS: 'Orders',
  MARKET: 'Market moves',
  DIVIDENDS: 'Dividends',
  FUNDING: 'Deposits and withdrawals',
  STRATEGIES: 'Strategies',
  TRADE_IDEAS: 'Trade ideas',
  NET_WORTH: 'Net worth',
  ASSISTANT: 'Assistant',
  DOCUMENTS: 'Documents',
};

/** What the person is told of: each switch is saved by itself. */
export function NotificationsCard({ account }: AccountCardProps) {
  const { problem, run } = useAction();
  const { preferences } = account;
  const save = (params: UpdateUserProfileInput) =>
    void run(async () => void (await perform(updateUserProfile, { params })));
  return (
    <Card title="Notifications">
      <ProblemNotice problem={problem} />
      <DataTable
        className="switches"
        caption={<caption className="unseen">Notifications by topic and channel</caption>}
        columns={[
          { id: 'topic', title: 'Tell me of', isName: true, cell: ({ topic }) => TOPICS[topic] },
          {
            id: 'email',
            title: 'E-mail',
            cell: ({ topic, email }) => (
              <Toggle
                label={`${TOPICS[topic]} by e-mail`}
                isOn={email}
                set={(next) => save({ notifications: [{ topic, email: next }] })}
              />
            ),
          },
          {
            id: 'push',
            title: 'Push',
            cell: ({ topic, push }) => (
              <Toggle
                label={`${TOPICS[topic]} by push`}
                isOn={push}
                set={(next) => save({ notifications: [{ topic, push: next }] })}
              />
            ),
          },
        ]}
        rows={preferences.notifications}
        rowId={({ topic }) => topic}
      />
      <ul className="switch-list">
        <SwitchRow
          label="Product news by e-mail"
          isOn={preferences.marketingEmails}
          set={(marketingEmails) => save({ marketingEmails })}
        />
      </ul>
      <QuietHoursForm account={account} save={(quietHours) => save({ quietHours })} />
      <p className="fine">Security alerts always come by e-mail.</p>
    </Card>
  );
}
