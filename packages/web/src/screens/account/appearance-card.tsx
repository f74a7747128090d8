import {
  updateChartStartAtZero,
  updateNetWorthAsHomePage,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Card } from '../../parts/card.tsx';
import { SwitchRow } from '../../parts/forms/switch-row.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import type { AccountCardProps } from './profile-card.tsx';

/** How the pages look to the person: each switch is saved by itself. */
export function AppearanceCard({ account }: AccountCardProps) {
  const { problem, run } = useAction();
  const { chartStartAtZero, netWorthAsHomePage } = account.preferences;
  const openWithNetWorth = (enabled: boolean) =>
    void run(async () => void (await perform(updateNetWorthAsHomePage, { params: { enabled } })));
  const startAtZero = (enabled: boolean) =>
    void run(async () => void (await perform(updateChartStartAtZero, { params: { enabled } })));
  return (
    <Card title="Display">
      <ProblemNotice problem={problem} />
      <ul className="switch-list">
        <SwitchRow
          label="The overview opens with my net worth"
          hint="Otherwise with my accounts."
          isOn={netWorthAsHomePage}
          set={openWithNetWorth}
        />
        <SwitchRow
          label="Charts begin at zero"
          hint="Otherwise near the lowest value shown."
          isOn={chartStartAtZero}
          set={startAtZero}
        />
      </ul>
    </Card>
  );
}
