import { chainAmount } from './chain-amount';

const waste = (entry: object) => chainAmount('waste_activitys', entry as Record<string, unknown>);

it('is the total of goods in the units they were entered in', () => {
  expect(chainAmount('sales_order_activitys', { total_amount: 640, units: 'L' })).toEqual({
    ...{ basis: 640, basis_units: 'L' },
  });
  expect(chainAmount('sales_order_activitys', { total_amount: null })).toEqual({ basis: null, basis_units: null });
});

it('is all of a waste that was treated, and never that and its routes', () => {
  const routes = { recycled_weight: 300, recycled_weight_units: 'kg' };

  expect(waste({ processed_weight: 2, processed_weight_units: 't', ...routes })).toEqual({
    ...{ basis: 2, basis_units: 't' },
  });
});

it('is the routes together where the whole was not said', () => {
  const recycled = { recycled_weight: 0.3, recycled_weight_units: 't' };

  expect(waste({ ...recycled, landfill_weight: 200, landfill_weight_units: 'kg' })).toEqual({
    ...{ basis: 0.5, basis_units: 't' },
  });
  expect(waste({ landfill_volume: 3, landfill_volume_units: 'm3' })).toEqual({ basis: 3, basis_units: 'm3' });
  expect(waste({})).toEqual({ basis: null, basis_units: null });
});
