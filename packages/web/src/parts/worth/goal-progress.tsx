import { dateText, moneyText, plainName, shareText } from '../text/format.ts';

/** A goal as owners and readers of links see it. */
export interface ShownGoal {
  readonly name: string;
  readonly status: string;
  readonly targetAmount: string | null;
  readonly currentAmount: string | null;
  readonly progressPercent: string;
  readonly targetOn: string | null;
}

interface GoalProgressProps {
  readonly goal: ShownGoal;
  /** Null where amounts are hidden. */
  readonly currency: string | null;
}

const TONES: ReadonlyMap<string, string> = new Map([
  ['ACHIEVED', 'good'],
  ['ON_TRACK', 'good'],
  ['AT_RISK', 'busy'],
  ['OFF_TRACK', 'bad'],
]);

/** How far a goal is: its name, its state and a bar. */
export function GoalProgress({ goal, currency }: GoalProgressProps) {
  const { name, status, progressPercent, targetAmount, currentAmount, targetOn } = goal;
  const isKnown = targetAmount !== null && currentAmount !== null && currency !== null;
  return (
    <>
      <div className="row-head">
        <h3>{name}</h3>
        <span className={`tag ${TONES.get(status) ?? ''}`}>{plainName(status)}</span>
      </div>
      <progress
        className="progress"
        max={100}
        value={Math.min(100, Math.max(0, Number(progressPercent)))}
        aria-label={`${name}, part reached`}
      />
      <p className="fine">
        {shareText(progressPercent)} reached
        {isKnown &&
          `: ${moneyText(currentAmount, currency)} of ${moneyText(targetAmount, currency)}`}
        {targetOn !== null && `, by ${dateText(targetOn)}`}
      </p>
    </>
  );
}
