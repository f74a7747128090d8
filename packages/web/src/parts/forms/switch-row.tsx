import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (next: boolean) => void;
}

/** A switch that stands alone, named by `label`. */
export function Toggle({ label, isOn, set }: ToggleProps) {
  return (
    <Switch.Root className="switch" aria-label={label} checked={isOn} onCheckedChange={set}>
      <Switch.Thumb className="switch-thumb" />
    </Switch.Root>
  );
}

/** A switch at the end of its line. */
export function SwitchRow({ hint, ...toggle }: ToggleProps & { readonly hint?: ReactNode }) {
  return (
    <li>
      <span>
        {toggle.label}
        {hint !== undefined && <span className="hint block">{hint}</span>}
      </span>
      <Toggle {...toggle} />
    </li>
  );
}
