import { Segments } from '../segments.tsx';

interface SpanChoiceProps<Span extends string> {
  /** What can be chosen, each with its name. */
  readonly spans: readonly (readonly [Span, string])[];
  readonly span: Span;
  readonly choose: (span: Span) => void;
}

/** How far back a chart goes. */
export function SpanChoice<Span extends string>({ spans, span, choose }: SpanChoiceProps<Span>) {
  return (
    <Segments label="Span of time" choices={spans} chosen={span} choose={choose} size="small" />
  );
}
