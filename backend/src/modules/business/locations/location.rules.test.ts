import { impossibleSpace, NO_AREA } from './location.rules';

it.each([
  [0, { area: NO_AREA }],
  [0.01, {}],
  [null, {}],
])('judges a location of %s square metres', (area, errors) => {
  expect(impossibleSpace({ area })).toEqual(errors);
});
