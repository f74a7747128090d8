import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { type ExportsQuery, exportAddress } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { dateText, momentText } from '../../parts/text/format.ts';
import { sizeText } from '../../parts/text/size.ts';
import { exportText } from './export-words.ts';

type Job = ExportsQuery['myExportJobs']['nodes'][number];

const STATES = {
  QUEUED: ['busy', 'Waits'],
  RUNNING: ['busy', 'Being made'],
  COMPLETED: ['good', 'Ready'],
  FAILED: ['bad', 'Failed'],
  EXPIRED: ['', 'Deleted'],
} as const;

/** One file: how far it is, and the way to it. */
export function ExportRow({ job }: { readonly job: Job }) {
  const { id, type, format, status, progressPercent, failureReason } = job;
  const { isBusy, problem, run } = useAction();
  const [tone, text] = STATES[status];
  const name = `${exportText(type)}, ${format}`;
  const fetchFile = () =>
    run(async () => {
      const { myExportJobs } = await api.request(exportAddress, { params: { ids: [id] } });
      download(myExportJobs.nodes[0]?.downloadUrl);
    });
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <span className={`tag ${tone}`}>{text}</span>
        {status === 'COMPLETED' && (
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={`Download: ${name}`}
            onClick={() => void fetchFile()}
          >
            Download
          </Button>
        )}
      </div>
      {status === 'RUNNING' && (
        <progress
          className="progress"
          max={100}
          value={progressPercent}
          aria-label={`${name}, part done`}
        />
      )}
      <p className="fine">{factsOf(job)}</p>
      {failureReason !== null && <p className="fine">{failureReason}</p>}
      <ProblemNotice problem={problem} />
    </li>
  );
}

function factsOf({ status, from, to, rowCount, sizeBytes, expiresAt, createdAt }: Job): string {
  const facts = [
    `${from === null ? 'up to' : `${dateText(from)} to`} ${dateText(to)}`,
    rowCount !== null && `${rowCount} rows`,
    sizeBytes !== null && sizeText(sizeBytes),
    status === 'COMPLETED' && expiresAt !== null
      ? `available until ${momentText(expiresAt)}`
      : `asked for ${momentText(createdAt)}`,
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}
