import { Combobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { useFormState } from './form-state.ts';
import { FieldProblem } from './labelled.tsx';

/** Something that is found by its symbol or its name. */
export interface Findable {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
}

interface SearchFieldProps<Item extends Findable> {
  /** The name of the form's field. */
  readonly name: string;
  readonly label: string;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** What the query finds. */
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly item: Item | null;
  readonly choose: (item: Item | null) => void;
}

/** A choice of one thing out of more than a list can hold. */
export function SearchField<Item extends Findable>(props: SearchFieldProps<Item>) {
  const { name, label, query, setQuery, items, isLoading, item, choose } = props;
  const id = useId();
  const { problems, touch } = useFormState();
  const problem = problems.get(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Combobox.Root
        items={items}
        filter={null}
        value={item}
        onValueChange={(next: Item | null) => {
          touch(name);
          choose(next);
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason !== 'item-press') setQuery(text.trim());
        }}
        itemToStringLabel={({ symbol }: Item) => symbol}
        isItemEqualToValue={(one: Item, other: Item) => one.id === other.id}
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
                {query === '' ? 'Type a symbol or a name.' : isLoading ? '' : 'Nothing found.'}
              </Combobox.Empty>
              <Combobox.List>
                {(found: Item) => (
                  <Combobox.Item key={found.id} value={found} className="menu-item">
                    <strong>{found.symbol}</strong>
                    <span className="fine">{found.name}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {item !== null && <p className="hint">{item.name}</p>}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
