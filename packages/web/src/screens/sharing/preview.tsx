import type { CreateNetWorthShareLinkInput } from '@investing-platform/schema/operations';
import { useEffect, useRef } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { shareable, shareableHistory } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { usePerson } from '../../session/session.ts';
import { historyAsSeen, sharedAsSeen } from './as-seen.ts';
import { SharedLine } from './reader/shared-line.tsx';
import { SharedView } from './reader/shared-view.tsx';

interface PreviewProps {
  readonly link: CreateNetWorthShareLinkInput;
  readonly close: () => void;
}

/** What readers of a link will see, drawn by their own page. Loaded by `CreateLink`. */
export default function Preview({ link, close }: PreviewProps) {
  const { name } = usePerson();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { portfolioIds } = link;
  const params = portfolioIds == null ? {} : { portfolioIds };
  const load = useAnswer(shareable, { params }, { pick: (data) => data.netWorthDashboard });
  return (
    <section className="card preview" aria-labelledby="preview-heading">
      <div className="card-head">
        <h2 id="preview-heading" ref={heading} tabIndex={-1}>
          What readers will see
        </h2>
        <Button kind="quiet" onClick={close}>
          Close the preview
        </Button>
      </div>
      <Loaded load={load} lines={6}>
        {(dashboard) => (
          <SharedView
            shared={sharedAsSeen(dashboard, { ...link, ownerLabel: link.ownerLabel ?? name })}
            history={link.sections?.includes('HISTORY') && <HistoryPreview link={link} />}
          />
        )}
      </Loaded>
    </section>
  );
}

/** The history of all, or of one portfolio. */
function HistoryPreview({ link: { portfolioIds, hideAmounts } }: Pick<PreviewProps, 'link'>) {
  const [portfolioId, ...others] = portfolioIds ?? [];
  const params = portfolioId === undefined ? {} : { portfolioId };
  const load = useAnswer(
    shareableHistory,
    { params },
    { pick: (data) => data.netWorthAssetHistory, enabled: others.length === 0 },
  );
  return (
    <Card title="Over time">
      {others.length > 0 ? (
        <p className="fine">The history of these portfolios together is shown here.</p>
      ) : (
        <Loaded load={load} lines={6}>
          {({ nodes, currency }) => (
            <SharedLine
              points={hideAmounts === true ? historyAsSeen(nodes) : nodes}
              currency={hideAmounts === true ? null : currency}
            />
          )}
        </Loaded>
      )}
    </Card>
  );
}
