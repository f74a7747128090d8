import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { executePlan } from './execute-plan.ts';
import { planOperation } from './plan.ts';
import type { OperationPlan } from './types.ts';

const schema = buildSchema(`
  type Bar { close: String!  size: Int  next: Bar }
  type Query { bars: [Bar!]!  some: [Bar] }
`);

function planOf(source: string): OperationPlan {
  const [operation] = parse(source).definitions as OperationDefinitionNode[];
  if (operation === undefined) throw new Error('no operation');
  return planOperation(schema, {}, operation, {});
}

async function barsOf(plan: OperationPlan, rootValue: object): Promise<unknown> {
  const result = await executePlan(plan, { contextValue: undefined, variables: {}, rootValue });
  return result.data?.bars ?? result.data?.some ?? result.errors;
}

const frozen = (...bars: object[]) => Object.freeze(bars.map((bar) => Object.freeze(bar)));

describe('a frozen list of which leaves are selected', () => {
  const bars = frozen({ close: '1', size: 2 }, { close: '3', size: 4 });

  test('is completed once for a selection, and for another one anew', async () => {
    const [one, other] = [planOf('{ bars { close } }'), planOf('{ bars { price: close size } }')];
    const first = await barsOf(one, { bars });
    expect(await barsOf(one, { bars })).toBe(first);
    expect(await barsOf(other, { bars })).toEqual([
      { price: '1', size: 2 },
      { price: '3', size: 4 },
    ]);
    const again = await barsOf(one, { bars });
    expect(again).toEqual(first);
    expect(again).toEqual([{ close: '1' }, { close: '3' }]);
  });

  test('is completed each time where it is not frozen', async () => {
    const plan = planOf('{ bars { close } }');
    const open = [{ close: '1' }];
    const first = await barsOf(plan, { bars: open });
    open.push({ close: '2' });
    expect(await barsOf(plan, { bars: open })).toEqual([{ close: '1' }, { close: '2' }]);
    expect(first).toEqual([{ close: '1' }]);
  });

  test('is completed each time where more than leaves is selected', async () => {
    const plan = planOf('{ bars { next { close } } }');
    const nested = frozen({ next: { close: '1' } });
    expect(await barsOf(plan, { bars: nested })).not.toBe(await barsOf(plan, { bars: nested }));
  });

  test('reports its errors every time', async () => {
    const plan = planOf('{ some { close } }');
    const some = frozen({ close: '1' }, { close: null });
    for (let count = 0; count < 2; count += 1) {
      const result = await executePlan(plan, {
        contextValue: undefined,
        variables: {},
        rootValue: { some },
      });
      expect(result.data).toEqual({ some: [{ close: '1' }, null] });
      expect(result.errors).toHaveLength(1);
    }
  });
});
