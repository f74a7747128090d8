import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';

interface SpanChoiceProps<Span extends string> {
  /** What can be chosen, each with its name. */
  readonly spans: readonly (readonly [Span, string])[];
  readonly span: Span;
  readonly choose: (span: Span) => void;
}

/** How far back a chart goes. */
export function SpanChoice<Span extends string>({ spans, span, choose }: SpanChoiceProps<Span>) {
  return (
    <ToggleGroup
      className="segments small"
      aria-label="Span of time"
      value={[span]}
      onValueChange={([next]) => {
        const found = spans.find(([value]) => value === next);
        if (found !== undefined) choose(found[0]);
      }}
    >
      {spans.map(([value, text]) => (
        <Toggle key={value} className="segment" value={value}>
          {text}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
