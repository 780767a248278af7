import { impossibleArea, NO_LEASED_AREA } from './buildings/lease';
import { impossibleNights, MORE_THAN_A_YEAR } from './staff/stay';

it.each([
  [1, true, {}],
  [366, true, {}],
  [367, true, { nights: MORE_THAN_A_YEAR }],
  [400, true, { nights: MORE_THAN_A_YEAR }],
  [0, true, { nights: 'Too small' }],
  [400, false, {}],
  [0, false, {}],
])('judges a stay of %s nights, applied %s', (nights, applied, errors) => {
  expect(impossibleNights({ nights, applied })).toEqual(errors);
});

it.each([
  [0, true, { area: NO_LEASED_AREA }],
  [0.01, true, {}],
  [null, true, {}],
  [0, false, {}],
])('judges a lease of %s m², applied %s', (area, applied, errors) => {
  expect(impossibleArea({ area, applied })).toEqual(errors);
});
