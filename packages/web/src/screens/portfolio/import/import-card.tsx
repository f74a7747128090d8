import {
  confirmNetWorthDividend,
  confirmNetWorthTrade,
} from '@investing-platform/schema/operations';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../../api/perform.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { type PortfolioFilesQuery, portfolioFiles } from '../../../generated/documents.ts';
import { Card } from '../../../parts/card.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import type { Portfolio } from '../portfolio-types.ts';
import { FileRowItem } from './file-row.tsx';
import { ImportForm } from './import-form.tsx';
import { isUnderWay } from './import-types.ts';

const LOOK_AGAIN_MS = 1_500;
const FEW = 20;
/** What does to a portfolio what a file does that was read. */
const BROUGHT = [confirmNetWorthTrade, confirmNetWorthDividend] as const;

/** Files of brokers, from which trades and dividends are read. */
export default function ImportCard({ portfolio: { id } }: { readonly portfolio: Portfolio }) {
  const [turn, setTurn] = useState(0);
  const load = useAnswer(
    portfolioFiles,
    { params: { portfolioId: id, limit: FEW } },
    { every: pauseOf },
  );
  const files = load.data?.netWorthPortfolioFiles.nodes ?? [];
  useReadingEnd(files.filter(isUnderWay).length);
  return (
    <Card title="Import">
      <ImportForm key={turn} portfolioId={id} done={() => setTurn((last) => last + 1)} />
      <Loaded load={load}>
        {({ netWorthPortfolioFiles: { nodes, nextCursor } }) => (
          <>
            <ul className="rows">
              {nodes.map((file) => (
                <FileRowItem key={file.id} file={file} portfolioId={id} />
              ))}
            </ul>
            {nextCursor !== null && <p className="fine">Earlier files are not listed.</p>}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** How soon to look again, in milliseconds; null where nothing is being read. */
function pauseOf({ netWorthPortfolioFiles }: PortfolioFilesQuery): number | null {
  return netWorthPortfolioFiles.nodes.some(isUnderWay) ? LOOK_AGAIN_MS : null;
}

/** What a file brought is shown once it was read, as if the person had confirmed it here. */
function useReadingEnd(underWay: number): void {
  const [before, setBefore] = useState(underWay);
  useEffect(() => {
    if (underWay < before) for (const document of BROUGHT) refreshAfter(document);
    setBefore(underWay);
  }, [underWay, before]);
}
