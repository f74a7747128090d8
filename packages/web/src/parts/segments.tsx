import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';

interface SegmentsProps<Choice extends string> {
  readonly label: string;
  /** What can be chosen, each with its name. */
  readonly choices: readonly (readonly [Choice, string])[];
  readonly chosen: Choice;
  readonly choose: (choice: Choice) => void;
  readonly size?: 'small' | 'full';
}

/** One of a few, side by side. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, chosen, choose, size } = props;
  return (
    <ToggleGroup
      className={size === undefined ? 'segments' : `segments ${size}`}
      aria-label={label}
      value={[chosen]}
      onValueChange={([next]) => {
        const found = choices.find(([value]) => value === next);
        if (found !== undefined) choose(found[0]);
      }}
    >
      {choices.map(([value, text]) => (
        <Toggle key={value} className="segment" value={value}>
          {text}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
