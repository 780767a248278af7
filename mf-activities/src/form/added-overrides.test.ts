import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { purchasedGoodsForm } from '../types/goods/purchased-goods';
import { upstreamTransportForm } from '../types/goods/upstream-transport';
import { addedOverrides, withAdded } from './added-overrides';

const required = (stored?: object) =>
  addedOverrides({
    ...{ form: upstreamTransportForm, stored: stored as RecordBase | undefined, values: { doc_id: 'bill' } },
    ...{ problem: null, isUploading: false, t: (text: string) => text },
  })['profile_id']?.required === true;

it('asks whoever enters a carriage whose it is, also where a document proves it', () => {
  expect(required()).toBe(true);
  expect(required({ doc_id: 'bill', profile_id: 'kim' })).toBe(true);
  expect(required({ doc_id: 'bill', profile_id: null })).toBe(false);
});

it('asks for a missing unit at the amount that it is shown with', () => {
  const added = addedOverrides({
    ...{ form: purchasedGoodsForm, stored: undefined, values: {}, problem: problem('noUnit') },
    ...{ isUploading: false, t: (text: string) => text },
  });
  const all = withAdded({ size: { unitField: 'units' }, recycle: { suffix: '%' } }, added);
  expect(all['size']).toEqual({ unitField: 'units', hint: 'Choose the unit of the amount' });
  expect(all['units']).toBeUndefined();
});
