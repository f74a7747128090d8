import { markExportJobsViewed } from '@investing-platform/schema/operations';
import { useEffect } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { type ExportsQuery, exports as exportsDocument } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportRow } from './export-row.tsx';

const LOOK_AGAIN_MS = 1_500;
const FEW = 20;

/** Files of trades, gains and the like, made in the background. */
export function ExportsCard() {
  const load = useAnswer(exportsDocument, { params: { limit: FEW } }, { every: pauseOf });
  const unseen = load.data?.myExportJobs.nodes.filter(isUnseen).map(({ id }) => id) ?? [];
  useSeen(unseen);
  return (
    <Card title="Files for spreadsheets and taxes">
      <ExportForm />
      <Loaded load={load}>
        {({ myExportJobs }) => (
          <ul className="rows">
            {myExportJobs.nodes.map((job) => (
              <ExportRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

type Job = ExportsQuery['myExportJobs']['nodes'][number];

const isUnderWay = ({ status }: Job) => status === 'QUEUED' || status === 'RUNNING';
const isUnseen = (job: Job) => !job.viewed && !isUnderWay(job);

/** How soon to look again, in milliseconds; null where nothing is being made. */
function pauseOf({ myExportJobs }: ExportsQuery): number | null {
  return myExportJobs.nodes.some(isUnderWay) ? LOOK_AGAIN_MS : null;
}

/** Whoever looks at the page has seen what is done. */
function useSeen(ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return;
    // Where it fails, the next look says it again.
    perform(markExportJobsViewed, { params: { ids: key.split(' ') } }).catch(() => undefined);
  }, [key]);
}
