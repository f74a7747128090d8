const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The outline of what is being loaded. @param lines at most 8 */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="unseen">Loading</span>
      {LINES.slice(0, lines).map((line) => (
        <span className="skeleton-line" key={line} />
      ))}
    </div>
  );
}
