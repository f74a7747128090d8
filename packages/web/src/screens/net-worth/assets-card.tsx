import { lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DataTable } from '../../parts/tables/data-table.tsx';
import { dateText, moneyText, shareText } from '../../parts/text/format.ts';
import { categoryText } from '../../parts/worth/category-words.ts';
import { Link } from '../../shell/link.tsx';
import type { WorthAsset } from './worth-types.ts';

const AssetForm = lazy(() => import('./asset-form.tsx'));

interface AssetsCardProps {
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
}

/** As many as a person reads at once; the rest is a click away. */
const FEW = 12;
const MAX_ROWS = 1_000;

/** What the person owns, one by one; each thing has a page of its own. */
export function AssetsCard({ assets, currency }: AssetsCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const rows = assets.slice(0, isWhole ? MAX_ROWS : FEW);
  return (
    <Card
      title="You own"
      aside={
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add something you own
          </Button>
        )
      }
    >
      {isAdding && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <AssetForm currency={currency} close={() => setAdding(false)} />
        </Suspense>
      )}
      {assets.length === 0 ? (
        <Empty title="Nothing yet">
          Add your home, a car, savings or a pension, with what it cost and what it is worth now.
        </Empty>
      ) : (
        <DataTable
          className="table things"
          caption={<caption className="unseen">You own</caption>}
          columns={[
            { id: 'name', title: 'Name', isName: true, cell: NameCell },
            {
              id: 'value',
              title: currency,
              isNumber: true,
              cell: (asset) => <ValueCell asset={asset} currency={currency} />,
            },
          ]}
          rows={rows}
          rowId={({ id }) => id}
        />
      )}
      {assets.length > rows.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          Show all {assets.length}
        </Button>
      )}
    </Card>
  );
}

function NameCell({ name, category, instrumentId, brokerAccountId, ...asset }: WorthAsset) {
  const facts = [
    categoryText(category) !== name && categoryText(category),
    brokerAccountId !== null && 'in an account',
    asset.ownershipPercent !== '100' && `your share ${shareText(asset.ownershipPercent)}`,
  ];
  return (
    <>
      <span>
        {instrumentId === null ? name : <Link href={`/instruments/${instrumentId}`}>{name}</Link>}
      </span>
      <span className="fine">{facts.filter((fact) => fact !== false).join(' · ')}</span>
    </>
  );
}

interface ValueCellProps {
  readonly asset: WorthAsset;
  readonly currency: string;
}

function ValueCell({ asset, currency }: ValueCellProps) {
  const { valueInDisplayCurrency, equityInDisplayCurrency, linkedLiabilityIds } = asset;
  const { stale, valuedOn } = asset;
  return (
    <>
      {valueInDisplayCurrency === null ? 'No price' : moneyText(valueInDisplayCurrency, currency)}
      {linkedLiabilityIds.length > 0 && equityInDisplayCurrency !== null && (
        <span className="fine">{moneyText(equityInDisplayCurrency, currency)} after its debt</span>
      )}
      {stale && valuedOn !== null && <span className="fine">as of {dateText(valuedOn)}</span>}
    </>
  );
}
