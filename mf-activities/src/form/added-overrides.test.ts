import type { RecordBase } from '@lichen/contracts/entity/entity';
import { upstreamTransportForm } from '../types/goods/upstream-transport';
import { addedOverrides } from './added-overrides';

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
