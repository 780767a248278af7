import { filtersOf, tabOf } from './doc-filters';

const address = (search: string) => {
  const query = new URLSearchParams(search);
  return (name: string) => query.get(name);
};

test('the address says the tab and the filters', () => {
  expect(filtersOf(address('tab=applied&category=utility&doc_type=water&search=grid'))).toMatchObject({
    ...{ docFilter: 'applied', category: 'utility', doc_type: 'water', search: 'grid', location_id: null },
  });
});

test('what nobody knows is no tab, and stays a filter that the server refuses', () => {
  expect(tabOf(address('tab=reading'))).toBe('to_review');
  expect(filtersOf(address('category=toString&doc_type=none&from=x&status=applied'))).toMatchObject({
    ...{ category: 'toString', doc_type: 'none', from: 'x', status: 'applied', to: null },
  });
});
