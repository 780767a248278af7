import type { Values } from '@lichen/kit';
import { followRoute, personOverrides, routeDistance } from './journey-form';

function after(changed: string, values: Values): Values {
  let set: Values = {};
  followRoute(changed, { values, set: (more) => (set = { ...set, ...more }) });
  return set;
}

it.each([
  ['a return doubles the distance', 'return_journey', { return_journey: true, distance: 30.3 }, { distance: 60.6 }],
  [
    'one way halves it, and has no return date',
    'return_journey',
    { return_journey: false, distance: 60.6, return_date: 0 },
    { distance: 30.3, return_date: null },
  ],
  ['miles become kilometres', 'units', { units: 'km', distance: 100 }, { distance: 161 }],
  ['kilometres become miles, with one decimal', 'units', { units: 'miles', distance: 100 }, { distance: 62.1 }],
  ['another method forgets class and fuel', 'transport_method', {}, { travel_class: null, fuel_type: null }],
  ['nothing is made of no distance', 'return_journey', { return_journey: true, distance: null }, {}],
])('%s', (_what, changed, values, expected) => {
  expect(after(changed, values)).toEqual(expected);
});

it('fills in the whole way: there and back, as often as the entry says', () => {
  expect(routeDistance.fill([12.5], { return_journey: false })).toEqual({ distance: 12.5 });
  expect(routeDistance.fill([12.5], { return_journey: true, journeys: 20 })).toEqual({ distance: 500 });
});

it('offers suppliers for a journey of a person', () => {
  const { partner_id } = personOverrides({ values: {}, rows: [] });
  expect(partner_id?.where).toEqual({ roles: 'supplier' });
});
