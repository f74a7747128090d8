import { moneyText, shareText } from '../text/format.ts';
import { categoryText } from './category-words.ts';

const SHADES = 8;

interface Slice {
  readonly category: string;
  readonly value: string | null;
  readonly percent: string | null;
}

interface AllocationProps {
  readonly slices: readonly Slice[];
  /** Null where amounts are hidden. */
  readonly currency: string | null;
}

/** The parts of what is owned: a bar for the eye, a list for everybody. */
export function Allocation({ slices, currency }: AllocationProps) {
  let start = 0;
  const bars = slices.map(({ category, percent }, index) => {
    const width = Number(percent ?? 0);
    const x = start;
    start += width;
    return { category, x, width, shade: `shade-${index % SHADES}` };
  });
  return (
    <>
      <svg
        className="allocation-bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ category, x, width, shade }) => (
          <rect
            key={category}
            className={shade}
            x={x}
            y="0"
            width={Math.max(width - 0.4, 0.2)}
            height="4"
          />
        ))}
      </svg>
      <ul className="allocation">
        {slices.map(({ category, value, percent }, index) => (
          <li key={category}>
            <span className={`dot shade-${index % SHADES}`} />
            <span>{categoryText(category)}</span>
            <span className="number">
              {value === null || currency === null ? '' : moneyText(value, currency)}
            </span>
            <span className="number fine">{percent === null ? '' : shareText(percent)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
