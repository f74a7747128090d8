import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { foundInstruments } from '../../generated/documents.ts';
import { SearchField } from '../../parts/forms/search-field.tsx';
import type { FoundInstrument } from './portfolio-types.ts';

interface InstrumentFieldProps {
  readonly instrument: FoundInstrument | null;
  readonly choose: (instrument: FoundInstrument | null) => void;
}

/** A search for what was traded: of the market, and of one's own. */
export function InstrumentField({ instrument, choose }: InstrumentFieldProps) {
  const [query, setQuery] = useState('');
  const found = useAnswer(
    foundInstruments,
    { params: { query, limit: 8 } },
    { pick: (data) => data.searchInstruments, enabled: query !== '' },
  );
  return (
    <SearchField
      name="instrumentId"
      label="What"
      query={query}
      setQuery={setQuery}
      items={found.data ?? []}
      isLoading={found.isLoading}
      item={instrument}
      choose={choose}
    />
  );
}
