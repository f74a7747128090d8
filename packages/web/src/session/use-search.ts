import { useMemo } from 'react';
import { useSearch as useSearchText } from 'wouter/use-browser-location';

/** The parameters of the address. */
export function useSearch(): URLSearchParams {
  const text = useSearchText();
  return useMemo(() => new URLSearchParams(text), [text]);
}
