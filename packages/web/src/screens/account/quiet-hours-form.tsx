import type { QuietHoursInput } from '@investing-platform/schema/operations';
import { SelectField } from '../../parts/forms/select-field.tsx';
import type { AccountCardProps } from './profile-card.tsx';

interface QuietHoursProps extends AccountCardProps {
  /** Null: no quiet hours. */
  readonly save: (quietHours: QuietHoursInput | null) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const NEVER = '';
/** Where only one of them was chosen. */
const USUAL = { fromHour: 22, toHour: 7 };

/** The hours in which nothing that can wait is sent: each choice is saved by itself. */
export function QuietHoursForm({ account, save }: QuietHoursProps) {
  const { quietHours } = account.preferences;
  const choose = (given: Partial<QuietHoursInput>) => {
    const next = { ...USUAL, ...quietHours, ...given };
    const toHour = next.toHour === next.fromHour ? (next.fromHour + 1) % HOURS.length : next.toHour;
    save({ fromHour: next.fromHour, toHour });
  };
  return (
    <div className="pair quiet-hours">
      <SelectField
        name="quietFrom"
        label="Quiet from"
        value={quietHours === null ? NEVER : String(quietHours.fromHour)}
        onChange={({ target: { value } }) =>
          value === NEVER ? save(null) : choose({ fromHour: Number(value) })
        }
        options={[[NEVER, 'Never'], ...options(null)]}
      />
      {quietHours !== null && (
        <SelectField
          name="quietTo"
          label={`Until, by the clock of ${account.timeZone.replaceAll('_', ' ')}`}
          value={String(quietHours.toHour)}
          onChange={({ target: { value } }) => choose({ toHour: Number(value) })}
          options={options(quietHours.fromHour)}
        />
      )}
    </div>
  );
}

function options(left: number | null): [string, string][] {
  return HOURS.filter((hour) => hour !== left).map((hour) => [String(hour), hourText(hour)]);
}
