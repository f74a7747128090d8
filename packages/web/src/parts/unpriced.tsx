interface UnpricedProps {
  readonly count: number;
}

/** What a sum leaves out, said beside it. */
export function Unpriced({ count }: UnpricedProps) {
  if (count === 0) return null;
  const what = count === 1 ? 'One holding is' : `${count} holdings are`;
  return <p className="fine">{what} not counted: no price or exchange rate is known.</p>;
}
