import { Combobox } from '@base-ui/react/combobox';
import { type SearchBarQuery, searchBar } from '@investing-platform/schema/operations';
import { useId, useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { useFormState } from '../../../parts/forms/form-state.ts';
import { FieldProblem } from '../../../parts/forms/labelled.tsx';
import type { FoundAsset } from '../trading-types.ts';

interface AssetFieldProps {
  /** The name of the form's field, which holds the asset's id. */
  readonly name: string;
  readonly asset: FoundAsset | null;
  readonly choose: (asset: FoundAsset | null) => void;
}

/** A search for the asset to trade. */
export function AssetField({ name, asset, choose }: AssetFieldProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = useAnswer(
    searchBar,
    { params: { query, kinds: ['ASSET'], limit: 8 } },
    { pick: assetsOf, enabled: query !== '' },
  );
  const { problems, touch } = useFormState();
  const problem = problems.get(name);
  return (
    <div className="field">
      <label htmlFor={id}>Asset</label>
      <Combobox.Root
        items={found.data ?? []}
        filter={null}
        value={asset}
        onValueChange={(next: FoundAsset | null) => {
          touch(name);
          choose(next);
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason !== 'item-press') setQuery(text.trim());
        }}
        itemToStringLabel={({ symbol }: FoundAsset) => symbol}
        isItemEqualToValue={(item: FoundAsset, value: FoundAsset) => item.id === value.id}
      >
        <Combobox.Input
          id={id}
          className="input"
          placeholder="Symbol or name"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        <Combobox.Portal>
          <Combobox.Positioner className="positioner" sideOffset={4}>
            <Combobox.Popup className="menu">
              <Combobox.Empty className="menu-note">
                {query === ''
                  ? 'Type a symbol or a name.'
                  : found.isLoading
                    ? ''
                    : 'Nothing found.'}
              </Combobox.Empty>
              <Combobox.List>
                {(item: FoundAsset) => (
                  <Combobox.Item key={item.id} value={item} className="menu-item">
                    <strong>{item.symbol}</strong>
                    <span className="fine">{item.name}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {asset !== null && <p className="hint">{asset.name}</p>}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

function assetsOf(answer: SearchBarQuery): readonly FoundAsset[] {
  return answer.searchBar.map(({ asset }) => asset).filter((asset) => asset !== null);
}
