import {
  type CreateNetWorthShareLinkInput,
  type CreateNetWorthShareLinkMutation,
  createNetWorthShareLink,
} from '@investing-platform/schema/operations';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { FormValues } from '../../parts/forms/form-values.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { LinkFields } from './link-fields.tsx';
import { linkParams } from './link-params.ts';

/** It brings exact decimals with it, which only who looks at it needs. */
const Preview = lazy(() => import('./preview.tsx'));

interface CreateLinkProps {
  readonly onMade: (made: CreateNetWorthShareLinkMutation) => void;
}

/** A new link, with a look at what its readers will see. */
export function CreateLink({ onMade }: CreateLinkProps) {
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState<CreateNetWorthShareLinkInput | null>(null);
  const { problem, run } = useAction();
  const send = async (values: FormValues) => {
    onMade(await perform(createNetWorthShareLink, { params: linkParams(values) }));
    setTurn((last) => last + 1);
    setShown(null);
  };
  const look = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (form === null) return;
    void run(async () => setShown(linkParams(new FormValues(new FormData(form)))));
  };
  return (
    <>
      <Card title="New link">
        <Form
          key={turn}
          send={send}
          label="Create link"
          actions={
            <Button kind="quiet" onClick={look}>
              Preview
            </Button>
          }
        >
          <LinkFields />
          <ProblemNotice problem={problem} />
        </Form>
      </Card>
      {shown !== null && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Preview link={shown} close={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
