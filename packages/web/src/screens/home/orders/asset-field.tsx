import { type SearchBarQuery, searchBar } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { SearchField } from '../../../parts/forms/search-field.tsx';
import type { FoundAsset } from '../trading-types.ts';

interface AssetFieldProps {
  /** The name of the form's field, which holds the asset's id. */
  readonly name: string;
  readonly asset: FoundAsset | null;
  readonly choose: (asset: FoundAsset | null) => void;
}

/** A search for the asset to trade. */
export function AssetField({ name, asset, choose }: AssetFieldProps) {
  const [query, setQuery] = useState('');
  const found = useAnswer(
    searchBar,
    { params: { query, kinds: ['ASSET'], limit: 8 } },
    { pick: assetsOf, enabled: query !== '' },
  );
  return (
    <SearchField
      name={name}
      label="Asset"
      query={query}
      setQuery={setQuery}
      items={found.data ?? []}
      isLoading={found.isLoading}
      item={asset}
      choose={choose}
    />
  );
}

function assetsOf(answer: SearchBarQuery): readonly FoundAsset[] {
  return answer.searchBar.map(({ asset }) => asset).filter((asset) => asset !== null);
}
