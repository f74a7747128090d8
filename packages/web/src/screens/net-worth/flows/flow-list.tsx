import { deleteNetWorthExpense, deleteNetWorthIncome } from '@investing-platform/schema/operations';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/dialogs/confirm.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { dateText, moneyText, plainName, today } from '../../../parts/text/format.ts';
import { toasts } from '../../../parts/toast.ts';
import { frequencyText } from '../../../parts/worth/frequency.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import type { Flow } from './flow-types.ts';

const FlowForm = lazy(() => import('./flow-form.tsx'));

interface FlowListProps {
  readonly kind: Flow['kind'];
  /** All of this kind. */
  readonly flows: readonly Flow[];
  readonly assets: readonly WorthAsset[];
  readonly debts: readonly Debt[];
  readonly currency: string;
}

const WORDS = {
  income: { title: 'Income', add: 'Add income', none: 'Wages, rent, a pension.' },
  expense: { title: 'Expenses', add: 'Add an expense', none: 'A home, food, insurance.' },
} as const;

/** What comes in, or what goes out, one by one. */
export function FlowList({ kind, flows, ...choices }: FlowListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Flow | null>(null);
  const { title, add, none } = WORDS[kind];
  const close = () => setOpen(null);
  const remove = async () => {
    if (leaving === null || leaving.row === null) return;
    const params = { id: leaving.row.id };
    await (kind === 'income'
      ? perform(deleteNetWorthIncome, { params })
      : perform(deleteNetWorthExpense, { params }));
    toasts.show(`${leaving.row.name} is deleted.`);
    setOpen(null);
  };
  return (
    <>
      <div className="row-head">
        <h3>{title}</h3>
        {open !== NEW && (
          <Button kind="quiet" onClick={() => setOpen(NEW)}>
            {add}
          </Button>
        )}
      </div>
      <Suspense fallback={<Skeleton lines={4} />}>
        {open === NEW && (
          <FlowForm flow={{ kind, row: null }} {...choices} close={close} remove={null} />
        )}
      </Suspense>
      {flows.length === 0 && <Empty title="Nothing yet">{none}</Empty>}
      <ul className="rows">
        {flows.map((flow) => (
          <FlowRow key={flow.row?.id} flow={flow} edit={() => setOpen(flow.row?.id ?? null)}>
            <Suspense fallback={<Skeleton lines={4} />}>
              {open === flow.row?.id && (
                <FlowForm flow={flow} {...choices} close={close} remove={() => setLeaving(flow)} />
              )}
            </Suspense>
          </FlowRow>
        ))}
      </ul>
      <Confirm
        isOpen={leaving !== null}
        title={`Delete “${leaving?.row?.name ?? ''}”?`}
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>Its history is deleted too. To keep it, set an end date instead.</p>
      </Confirm>
    </>
  );
}

/** What is open in place of an id. */
const NEW = 'new';

interface FlowRowProps {
  readonly flow: Flow;
  readonly edit: () => void;
  readonly children: ReactNode;
}

function FlowRow({ flow: { row }, edit, children }: FlowRowProps) {
  if (row === null) return null;
  const { name, category, amount, currency, frequency, startsOn, endsOn } = row;
  const isOver = endsOn !== null && endsOn < today();
  const facts = [
    plainName(category) !== name && plainName(category),
    frequencyText(frequency),
    startsOn > today() && `from ${dateText(startsOn)}`,
    endsOn !== null && `until ${dateText(endsOn)}`,
  ];
  return (
    <li className="row">
      <div className="row-head">
        <h4>{name}</h4>
        {isOver && <span className="tag">Ended</span>}
        <span className="number">{moneyText(amount, currency)}</span>
        <Button kind="quiet" aria-label={`Change ${name}`} onClick={edit}>
          Change
        </Button>
      </div>
      <p className="fine">{facts.filter((fact) => fact !== false).join(' · ')}</p>
      {children}
    </li>
  );
}
