import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { portfolioNames } from '../../../generated/documents.ts';
import { Button } from '../../../parts/button.tsx';
import { DecimalField } from '../../../parts/forms/decimal-field.tsx';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import type { Goal, WorthAsset } from '../worth-types.ts';
import { MAX_SOURCES, PORTFOLIO_MARK, sourceOf } from './goal-params.ts';

interface GoalFundingProps {
  readonly goal: Goal | null;
  readonly assets: readonly WorthAsset[];
}

interface Source {
  readonly key: number;
  readonly source: string;
  readonly sharePercent: string;
}

/** What is saved so far: told by the person, or what counts towards the goal. */
export function GoalFunding({ goal, assets }: GoalFundingProps) {
  const rules = goal?.fundingRules ?? [];
  const [how, setHow] = useState(rules.length > 0 ? 'rules' : 'told');
  const [sources, setSources] = useState(() => sourcesOf(rules));
  const choices = useChoices(assets);
  const add = () => {
    const key = 1 + Math.max(0, ...sources.map((source) => source.key));
    setSources([...sources, { key, source: '', sharePercent: '100' }]);
  };
  return (
    <>
      <SelectField
        name="funding"
        label="Progress"
        options={[
          ['told', 'I say how much'],
          ['rules', 'It follows things that I own'],
        ]}
        value={how}
        onChange={(event) => setHow(event.target.value)}
      />
      {how === 'told' ? (
        <DecimalField
          name="currentAmount"
          label="Saved so far"
          defaultValue={rules.length > 0 ? '' : goal?.currentAmount}
        />
      ) : (
        <>
          {sources.map(({ key, source, sharePercent }) => (
            <div className="pair" key={key}>
              <SelectField
                name="source"
                label="What counts"
                options={withKnown(choices, source)}
                defaultValue={source}
              />
              <DecimalField
                name="share"
                label="How much of it, in percent"
                defaultValue={sharePercent}
                beside={
                  sources.length > 1 && (
                    <Button
                      kind="quiet"
                      onClick={() => setSources(sources.filter((one) => one.key !== key))}
                    >
                      Remove
                    </Button>
                  )
                }
                required
              />
            </div>
          ))}
          {sources.length < MAX_SOURCES && (
            <Button kind="quiet" onClick={add}>
              Add something else that counts
            </Button>
          )}
        </>
      )}
    </>
  );
}

function sourcesOf(rules: Goal['fundingRules']): readonly Source[] {
  if (rules.length === 0) return [{ key: 0, source: '', sharePercent: '100' }];
  return rules.map((rule, key) => ({
    key,
    source: sourceOf(rule),
    sharePercent: rule.sharePercent,
  }));
}

type Choice = readonly [value: string, text: string];

/** What counts stays as it is until something else is chosen, also where it is no longer owned. */
function withKnown(choices: readonly Choice[], source: string): readonly Choice[] {
  const isKnown = source === '' || choices.some(([value]) => value === source);
  return isKnown ? choices : [[source, 'Something that is not owned any more'], ...choices];
}

/** Things one by one, and whole portfolios. */
function useChoices(assets: readonly WorthAsset[]): readonly Choice[] {
  const { data } = useAnswer(portfolioNames, {}, { pick: ({ getPortfolios }) => getPortfolios });
  const portfolios = (data ?? []).filter(({ kind }) => kind !== 'LIABILITIES');
  return [
    ...assets.map(({ id, name }) => [id, name] as const),
    ...portfolios.map(({ id, name }) => [PORTFOLIO_MARK + id, `All of ${name}`] as const),
  ];
}
