import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { taxFormAddress } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { dateText } from '../../parts/text/format.ts';
import type { Check } from './check-types.ts';

/** The signed tax form, to take along. */
export function TaxFormFile({ w8ben }: Pick<Check, 'w8ben'>) {
  const { isBusy, problem, run } = useAction();
  if (w8ben === null) return null;
  const fetchFile = () =>
    run(async () => {
      const { fetchKYC } = await api.request(taxFormAddress, {});
      download(fetchKYC.w8ben?.downloadUrl);
    });
  return (
    <>
      <p className="fine">
        {w8ben.status === 'VALID' ? 'In force until' : 'No longer in force; ran until'}{' '}
        {dateText(w8ben.expiresOn)}
      </p>
      <ProblemNotice problem={problem} />
      <div className="row-actions">
        <Button kind="quiet" isBusy={isBusy} onClick={() => void fetchFile()}>
          Download the signed form (PDF)
        </Button>
      </div>
    </>
  );
}
