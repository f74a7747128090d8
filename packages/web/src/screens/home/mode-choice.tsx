import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { TradingMode } from '@investing-platform/schema/operations';

interface ModeChoiceProps {
  readonly mode: TradingMode;
  readonly choose: (mode: TradingMode) => void;
}

/** Whose money: the two are never mixed. */
export function ModeChoice({ mode, choose }: ModeChoiceProps) {
  return (
    <ToggleGroup
      className="segments"
      aria-label="Accounts shown"
      value={[mode]}
      onValueChange={([next]) => {
        if (next === 'LIVE' || next === 'PAPER') choose(next);
      }}
    >
      <Toggle className="segment" value="LIVE">
        Live
      </Toggle>
      <Toggle className="segment" value="PAPER">
        Practice
      </Toggle>
    </ToggleGroup>
  );
}
