import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import {
  type AccountPapersQuery,
  accountPaperAddress,
  accountPapers,
} from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { download } from '../../parts/download.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { datedText, dateText } from '../../parts/text/format.ts';
import { sizeText } from '../../parts/text/size.ts';

type Paper = AccountPapersQuery['fetchPlatformInvestAccountDocuments']['nodes'][number];

const FEW = 12;
const MAX_ROWS = 500;

/** Statements, confirmations and tax figures of the platform account. */
export function AccountPapersCard() {
  const [limit, setLimit] = useState(FEW);
  const load = useAnswer(
    accountPapers,
    { params: { limit } },
    { pick: (data) => data.fetchPlatformInvestAccountDocuments },
  );
  return (
    <Card title="Statements and confirmations">
      <Loaded load={load}>
        {({ nodes, nextCursor }) => (
          <>
            {nodes.length === 0 && (
              <Empty title="No statements yet">
                Monthly statements, trade confirmations and yearly tax documents appear here.
              </Empty>
            )}
            <ul className="rows">
              {nodes.map((paper) => (
                <PaperRow key={paper.id} paper={paper} />
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
    </Card>
  );
}

function PaperRow({ paper }: { readonly paper: Paper }) {
  const { id, issuedOn, sizeBytes } = paper;
  const name = datedText(paper.name);
  const { isBusy, problem, run } = useAction();
  const fetchFile = () =>
    run(async () => {
      const answer = await api.request(accountPaperAddress, { params: { id } });
      download(answer.fetchPlatformInvestAccountDocumentById.downloadUrl);
    });
  return (
    <li className="row">
      <div className="row-head firm">
        <h3>{name}</h3>
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={`Download ${name}, ${dateText(issuedOn)}`}
          onClick={() => void fetchFile()}
        >
          Download
        </Button>
      </div>
      <p className="fine">
        Issued {dateText(issuedOn)} · {sizeText(sizeBytes)}
      </p>
      <ProblemNotice problem={problem} />
    </li>
  );
}
