import { deleteNetWorthDocument } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { type PapersQuery, paperAddress, papers } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { download } from '../../parts/download.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { dateText, dayText, plainName, today } from '../../parts/text/format.ts';
import { sizeText } from '../../parts/text/size.ts';
import { toasts } from '../../parts/toast.ts';

const UploadForm = lazy(() => import('./upload-form.tsx'));

type Paper = PapersQuery['netWorthDocuments']['nodes'][number];

const FEW = 50;
const MAX_ROWS = 500;

/** The person's own papers. */
export function PapersCard() {
  const [isAdding, setAdding] = useState(false);
  const [limit, setLimit] = useState(FEW);
  const [leaving, setLeaving] = useState<Paper | null>(null);
  const load = useAnswer(
    papers,
    { params: { limit } },
    { pick: ({ netWorthDocuments }) => netWorthDocuments },
  );
  const remove = async () => {
    if (leaving === null) return;
    await perform(deleteNetWorthDocument, { params: { id: leaving.id } });
    toasts.show(`${leaving.title} is deleted.`);
  };
  return (
    <Card
      title="Your documents"
      aside={
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a document
          </Button>
        )
      }
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        {isAdding && <UploadForm close={() => setAdding(false)} />}
      </Suspense>
      <Loaded load={load}>
        {({ nodes, nextCursor }) => (
          <>
            {nodes.length === 0 && (
              <Empty title="No documents yet">
                Keep title deeds, policies and contracts here, with their expiry dates.
              </Empty>
            )}
            <ul className="rows">
              {nodes.map((paper) => (
                <PaperRow key={paper.id} paper={paper} remove={() => setLeaving(paper)} />
              ))}
            </ul>
            {nextCursor !== null && limit < MAX_ROWS && (
              <Button kind="quiet" onClick={() => setLimit(MAX_ROWS)}>
                Show earlier ones
              </Button>
            )}
          </>
        )}
      </Loaded>
      <Confirm
        isOpen={leaving !== null}
        title={`Delete “${leaving?.title ?? ''}”?`}
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>Its file is deleted too. This cannot be undone.</p>
      </Confirm>
    </Card>
  );
}

interface PaperRowProps {
  readonly paper: Paper;
  readonly remove: () => void;
}

function PaperRow({ paper, remove }: PaperRowProps) {
  const { id, title, category, sizeBytes, uploadedAt, expiresOn, note } = paper;
  const { isBusy, problem, run } = useAction();
  const fetchFile = () =>
    run(async () => {
      const { netWorthDocuments } = await api.request(paperAddress, { params: { ids: [id] } });
      download(netWorthDocuments.nodes[0]?.downloadUrl);
    });
  const facts = [
    plainName(category),
    sizeText(sizeBytes),
    uploadedAt !== null && `added ${dayText(uploadedAt)}`,
    note,
  ];
  return (
    <li className="row">
      <div className="row-head">
        <h3>{title}</h3>
        {expiresOn !== null && (
          <span className={`tag ${toneOf(expiresOn)}`}>
            {expiresOn < today() ? 'ended' : 'ends'} {dateText(expiresOn)}
          </span>
        )}
      </div>
      <p className="fine">{facts.filter((fact) => typeof fact === 'string').join(' · ')}</p>
      <ProblemNotice problem={problem} />
      <div className="row-actions">
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={`Download ${title}`}
          onClick={() => void fetchFile()}
        >
          Download
        </Button>
        <Button kind="quiet" aria-label={`Delete ${title}`} onClick={remove}>
          Delete
        </Button>
      </div>
    </li>
  );
}

/** How long before its end a paper stands out. */
const SOON_MS = 60 * 86_400_000;

function toneOf(expiresOn: string): string {
  if (expiresOn < today()) return 'bad';
  return expiresOn < today(new Date(Date.now() + SOON_MS)) ? 'busy' : '';
}
