import type { ReactNode } from 'react';
import type { Load } from '../api/use-reading.ts';
import { ProblemNotice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** Shows data once it is here; until then its outline, and what went wrong where it did. */
export function Loaded<Data>({
  load,
  lines = 3,
  children,
}: {
  readonly load: Load<Data>;
  /** How many lines the outline has. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}) {
  const { data, problem, reload } = load;
  return (
    <>
      <ProblemNotice problem={problem} retry={reload} />
      {data !== null && children(data)}
      {data === null && problem === null && <Skeleton lines={lines} />}
    </>
  );
}
