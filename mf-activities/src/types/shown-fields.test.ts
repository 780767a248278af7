import { draftErrors, type Values } from '@lichen/kit';
import { leaseForm } from './lease';
import { powerForm } from './power';
import { upstreamTransportForm } from './upstream-transport';
import { vehicleFuelForm } from './vehicle-fuel';

const shown = (form: typeof powerForm, known: Values | null) => {
  const touches = form.touches?.({ country: null, values: {}, rows: [], known }) ?? {};
  return form.layout.flatMap(({ fields }) => fields).filter((name) => !touches[name]?.isHidden?.({}));
};

it('asks a source that burns fuel for its fuel, and any other for what it made', () => {
  const before = ['location_id', 'source_id', 'from', 'to'];
  expect(shown(powerForm, { power_generation_method: 'fuel' })).toEqual([...before, 'fuel', 'amount', 'quantity']);
  expect(shown(powerForm, { power_generation_method: 'solar' })).toEqual([
    ...before,
    ...['generated', 'used', 'sold', 'partner_id', 'price'],
  ]);
  expect(shown(powerForm, null)).toHaveLength(12);
});

it('offers the fuels of the vehicle that was chosen', () => {
  const { fuel_type } =
    vehicleFuelForm.touches?.({ country: null, values: {}, rows: [], known: { type: 'van' } }) ?? {};
  expect(fuel_type?.where).toEqual({ vehicle_type: 'van' });
});

it('shows with a lease how much of the place and of the year it is', () => {
  expect(leaseForm.shows).toEqual(['percent_area', 'percent_time', 'lease_days', 'location_days']);
  expect(leaseForm.shows?.filter((name) => !(name in leaseForm.entity.derived))).toEqual([]);
});

it('asks whoever enters a carriage whose it is, and not a document', () => {
  const errors = (draft: Values) => draftErrors(upstreamTransportForm.entity, draft, 0)['profile_id'];
  expect(errors({ applied: true })).toBe('Required');
  expect(errors({ applied: true, profile_id: 'p' })).toBeUndefined();
  expect(errors({ applied: true, doc_id: 'd' })).toBeUndefined();
});
