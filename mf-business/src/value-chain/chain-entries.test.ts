import type { ChainItem } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { entriesOf, entryOf } from './chain-entries';

const item = (over: object, CO2: number | null = null): ChainItem =>
  ({
    ...{ _id: 'a', activity_type: 'purchased_goods_activitys', description: null, from: 0, to: 0 },
    ...{ partner: null, location: { _id: 'l', name: 'Leeds brewery' }, input_product: null },
    emission_calc: { basis: 3, basis_units: 'kg', scope: 'scope_3', CO2 },
    ...over,
  }) as ChainItem;

const partner = { _id: 'p', name: 'Wold Maltings' };

it.each([
  ['purchased_goods_activitys', 'in', 'Supplier'],
  ['waste_activitys', 'out', 'Supplier'],
  ['sales_order_activitys', 'out', 'Customer'],
  ['product_used_activitys', 'in', 'Partner'],
  ['product_production_activitys', 'in', 'Partner'],
])('calls the partner of %s on the side %s a %s', (activity_type, side, role) => {
  expect(entryOf(item({ activity_type, partner }))).toMatchObject({ side, role, place: 'Wold Maltings' });
});

it('says type and location of what has no partner, and what went in before its description', () => {
  const used = { activity_type: 'product_used_activitys', description: 'March', input_product: { name: 'Malt' } };

  expect(entryOf(item(used))).toMatchObject({ role: 'Product used', place: 'Leeds brewery', title: 'Malt' });
});

it('begins with the largest figure and ends with what has none', () => {
  const list = [item({ _id: 'none' }), item({ _id: 'small' }, 1), item({ _id: 'large' }, 9)];

  expect(entriesOf(list, 'in').map(({ id }) => id)).toEqual(['large', 'small', 'none']);
  expect(entriesOf(list, 'out')).toEqual([]);
});
