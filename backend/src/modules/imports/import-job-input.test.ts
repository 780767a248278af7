import { aboutImport } from './import-job-input.rules';

const kinds = new Map([['vehicles', { pageOf: (id: string) => `/business/import/vehicles/${id}` }]]);

it.each([
  [
    { id: 'i1', name: 'bills.csv' },
    { name: 'bills.csv', link: '/activities/import/i1' },
  ],
  [{ id: 'i1', all: true }, { link: '/activities/import/i1' }],
  [{ id: 'i1', of: 'vehicles' }, { link: '/business/import/vehicles/i1' }],
  [{ other: 1 }, undefined],
  [undefined, undefined],
])('a job with the input %j is about %j', (input, subject) => {
  expect(aboutImport(kinds)(input)).toEqual(subject);
});
