import { flatJourney } from './nested-journey';

const leeds = { name: 'Leeds', address: 'Leeds, UK' };

it.each([
  [
    'a distance with its units',
    { distance: { distance: 10, units: 'miles' }, units: 'km' },
    { distance: 10, units: 'miles' },
  ],
  ['a distance without', { distance: { distance: 10 }, units: 'km' }, { distance: 10, units: 'km' }],
  ['an end as stops have it', { from: { address: leeds }, distance: 3 }, { from: leeds, distance: 3 }],
  ['a place of its own', { from: leeds, to: null }, { from: leeds, to: null }],
  [
    'what is neither',
    { distance: { metres: 4 }, to: { address: leeds, x: 1 } },
    { distance: { metres: 4 }, to: { address: leeds, x: 1 } },
  ],
])('%s', (_, sent, flat) => expect(flatJourney(sent)).toEqual(flat));
