import { impossibleArea, NO_LEASED_AREA } from './buildings/lease';
import { beyondGenerated, MORE_THAN_GENERATED } from './buildings/power';
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

it.each([
  [900, 700, 200, true, {}],
  [900, 700, 201, true, { sold: MORE_THAN_GENERATED }],
  // A tenth of a per cent is rounding.
  [900, 700, 200.9, true, {}],
  [900, 700, 200.91, true, { sold: MORE_THAN_GENERATED }],
  // As floating-point numbers, 0.1 and 0.2 add up to more than 0.3.
  [0.3, 0.1, 0.2, true, {}],
  [900, 1000, null, true, { used: MORE_THAN_GENERATED }],
  [900, 1000, 0, true, { used: MORE_THAN_GENERATED }],
  [900, null, 1000, true, { sold: MORE_THAN_GENERATED }],
  [0, 1, null, true, { used: MORE_THAN_GENERATED }],
  [0, 0, 0, true, {}],
  [900, null, null, true, {}],
  [null, 700, 200, true, {}],
  [900, 700, 201, false, {}],
])('judges %s generated, %s used and %s sold, applied %s', (generated, used, sold, applied, errors) => {
  expect(beyondGenerated({ generated, used, sold, applied })).toEqual(errors);
});
