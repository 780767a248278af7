import { draftErrors, type Values } from '@lichen/kit';
import { LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { dischargeForm } from '../buildings/discharge';
import { electricityForm } from '../buildings/electricity';
import { fuelForm } from '../buildings/fuel';
import { leaseForm } from '../buildings/lease';
import { powerForm } from '../buildings/power';
import { upstreamTransportForm } from '../goods/upstream-transport';
import { vehicleFuelForm } from '../vehicles/vehicle-fuel';
import { waterForm } from '../buildings/water';

const FUELS = [{ code: 'Diesel', label: 'Diesel', units: ['L', 'kWh'] }];

const overridden = (form: typeof powerForm, known: Values | null, values: Values = {}) =>
  form.overrides?.({ values, rows: FUELS, known }) ?? {};
const shown = (form: typeof powerForm, known: Values | null, values: Values = {}) => {
  const overrides = overridden(form, known, values);
  return form.layout.flatMap(({ fields }) => fields).filter((name) => !overrides[name]?.hidden);
};

describe('a source of power', () => {
  const before = ['location_id', 'source_id', 'from', 'to'];
  const made = ['generated', 'used', 'sold', 'partner_id', 'price'];
  const named = { power_generation_method: 'fuel', name: 'Diesel' };
  const other = { power_generation_method: 'fuel', name: 'Old generator' };

  it('that burns the fuel it is named after is asked how much', () =>
    expect(shown(powerForm, named)).toEqual([...before, 'amount', 'quantity']));

  it('of another name is asked for its fuel too, and so is one of which a fuel was said', () => {
    expect(shown(powerForm, other)).toEqual([...before, 'fuel', 'amount', 'quantity']);
    expect(shown(powerForm, named, { fuel: 'Diesel' })).toContain('fuel');
  });

  it('that burns nothing is asked what it made, as is one that is not chosen yet', () => {
    expect(shown(powerForm, { power_generation_method: 'solar', name: 'Roof' })).toEqual([...before, ...made]);
    expect(shown(powerForm, null)).toEqual([...before, ...made]);
  });

  it('is asked for nothing of its method until its record has come', () =>
    expect(shown(powerForm, null, { source_id: 's1' })).toEqual(before));

  it('must say what it burnt, in the units of its fuel', () => {
    const { amount, quantity } = overridden(powerForm, named);
    expect([amount?.required, quantity?.required, amount?.units]).toEqual([true, true, ['L', 'kWh']]);
    expect(overridden(powerForm, null)['generated']?.units).toEqual(['kWh', 'MWh', 'GWh', 'GJ']);
  });
});

it('offers the units that the fuel is measured in', () => {
  const of = (fuel: string) => overridden(fuelForm, null, { fuel })['amount']?.units;
  expect([of('Diesel'), of('Peat')]).toEqual([['L', 'kWh'], undefined]);
});

it('offers the grids of the country of the location, also of one that was chosen before', () => {
  expect(electricityForm.knows).toBe('location_id');
  const grids = (known: Values | null) => overridden(electricityForm, known)['electricity_grid']?.where;
  expect([grids({ country: 'US' }), grids(null)]).toEqual([{ country: 'US' }, { country: null }]);
});

it.each([
  ['electricity', electricityForm, { units: 'MWh', electricity_grid: 'NWPP' }],
  ['water', waterForm, { units: 'L' }],
  ['discharge', dischargeForm, { units: 'L' }],
])('begins a bill of %s in the units of its location', (_type, form, brought) => {
  const site = { ...LOCATION_DEFAULTS, electricity_units: 'MWh', electricity_grid: 'NWPP', water_units: 'L' };
  expect(form.fromLocation?.(site as never, {})).toEqual(brought);
});

it('offers the fuels of the vehicle that was chosen', () => {
  const { fuel_type } = vehicleFuelForm.overrides?.({ values: {}, rows: [], known: { type: 'van' } }) ?? {};
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
