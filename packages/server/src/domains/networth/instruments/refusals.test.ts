import { expect, test } from 'vitest';
import { refusal } from '../../trading/trading.fixture.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { netWorthWorld, TODAY } from '../networth.fixture.ts';
import { addInstrumentPrice, updateInstrumentPrice } from './instrument-prices.ts';
import { type RecordAssetInput, recordAsset } from './record-asset.ts';

const HOUSE: RecordAssetInput = {
  name: 'House',
  currency: 'USD',
  category: 'PROPERTY',
  purchasedOn: '2026-01-15',
  purchasePrice: '5000',
};

test('what is owned secures no debt of somebody else', async () => {
  const { deps, ada, another } = await netWorthWorld();
  const eve = await another();
  const { id: linkedLiabilityId } = await createLiability(deps, eve.actor, {
    name: 'Loan',
    kind: 'PERSONAL_LOAN',
    currency: 'USD',
    originalAmount: '1000',
    startsOn: TODAY,
  });
  const recorded = recordAsset(deps, ada.actor, { ...HOUSE, linkedLiabilityId });
  expect(await refusal(recorded)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a price does not move into the future', async () => {
  const { deps, ada } = await netWorthWorld();
  const { instrumentId } = await recordAsset(deps, ada.actor, HOUSE);
  const { id } = await addInstrumentPrice(deps, ada.actor, {
    instrumentId: instrumentId ?? 'none',
    date: TODAY,
    price: '6000',
  });
  const moved = updateInstrumentPrice(deps, ada.actor, { id, date: '2026-11-21' });
  expect((await refusal(moved)).fields?.[0]?.path).toBe('params.date');
});
