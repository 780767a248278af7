import { filtersInBody } from './filters-in-body';

it('takes what is chosen, as text, and leaves out what is not', () => {
  const query = { activity: ['stays'], scopes: [], start_date: 0, end_date: null, field_filter: '' };

  expect(filtersInBody(query)).toEqual({ activity: ['stays'], start_date: '0' });
});
