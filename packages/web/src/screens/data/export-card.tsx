import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { useGuarded } from '../../session/step-up.tsx';
import { downloadExport } from './download-export.ts';

const SIZE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** All that is stored of the person, as a file. */
export function ExportCard() {
  const guarded = useGuarded();
  const { isBusy, problem, run } = useAction();
  const [bytes, setBytes] = useState<number | null>(null);
  const download = () =>
    run(async () => {
      setBytes(null);
      await guarded(() => downloadExport(setBytes));
    });
  const size = bytes === null ? '' : `${SIZE.format(bytes / 1_000)} kB`;
  return (
    <Card title="Download your data">
      <p>
        Everything that is stored about you, in one JSON file: profile, accounts, orders, net worth,
        sign-ins and the rest.
      </p>
      <ProblemNotice problem={problem} />
      {isBusy && bytes !== null && <p role="status">{size} so far</p>}
      {!isBusy && problem === null && bytes !== null && (
        <Notice kind="good">Your data is downloaded: {size}.</Notice>
      )}
      <div className="actions">
        <Button isBusy={isBusy} onClick={() => void download()}>
          {isBusy ? 'Downloading' : 'Download my data'}
        </Button>
      </div>
    </Card>
  );
}
