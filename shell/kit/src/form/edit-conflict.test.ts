import { editConflict } from './edit-conflict';

const fields = { name: {}, area: {}, tags: {}, note: {} };
const began = { name: 'Leeds', area: 10, tags: ['a'], note: null };

it.each([
  ['a field only they changed is taken over', { ...began, area: 12 }, began, { area: 12 }, {}],
  ['a field both changed is for the reader', { ...began, area: 12 }, { ...began, area: 11 }, {}, { area: 12 }],
  ['the same change twice is none', { ...began, area: 12 }, { ...began, area: 12 }, {}, {}],
  ['what only the reader changed stays out of it', began, { ...began, name: 'York' }, {}, {}],
  ['an emptied field comes as null', { ...began, area: undefined }, began, { area: null }, {}],
  ['nothing and an empty list are alike', { ...began, tags: [] }, { ...began, tags: null }, {}, {}],
])('%s', (_what, theirs, mine, taken, contested) => {
  expect(editConflict(fields, began, theirs, mine)).toEqual({ taken, contested });
});
