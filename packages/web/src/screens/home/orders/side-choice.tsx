import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { OrderSide } from '@investing-platform/schema/operations';

interface SideChoiceProps {
  readonly side: OrderSide;
  readonly choose: (side: OrderSide) => void;
}

export function SideChoice({ side, choose }: SideChoiceProps) {
  return (
    <ToggleGroup
      className="segments full"
      aria-label="Buy or sell"
      value={[side]}
      onValueChange={([next]) => {
        if (next === 'BUY' || next === 'SELL') choose(next);
      }}
    >
      <Toggle className="segment" value="BUY">
        Buy
      </Toggle>
      <Toggle className="segment" value="SELL">
        Sell
      </Toggle>
    </ToggleGroup>
  );
}
