import { useUrlState } from '@lichen/kit';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { filtersOf } from './address/activity-filters';
import { useNarrowedTo } from './useNarrowedTo';

beforeEach(() => pretendBrowser());

function Heading() {
  const filters = filtersOf(useUrlState(), 0);
  return <h1>{useNarrowedTo((kind) => filters[kind]) ?? 'everything'}</h1>;
}

const heading = () => screen.getByRole('heading').textContent;

it.each([
  ['', 'everything'],
  ['?locations=mill', 'Mill'],
  ['?vehicles=van&profiles=kim', 'Van 1, Kim Moss'],
  ['?locations=none&vehicles=van', 'Van 1'],
  ['?locations=mill&locations=mill-2&locations=mill-3&vehicles=van&partners=p', 'Mill, Mill 2, Mill 3 +2'],
  ['?locations=gone', 'everything'],
])('of %s names %s', async (search, names) => {
  serve({
    'GET locations/mill': record({ _id: 'mill', name: 'Mill' }),
    'GET locations/mill-2': record({ _id: 'mill-2', name: 'Mill 2' }),
    'GET locations/mill-3': record({ _id: 'mill-3', name: 'Mill 3' }),
    'GET vehicles/van': record({ _id: 'van', name: 'Van 1' }),
    'GET profiles/kim': record({ _id: 'kim', first_name: 'Kim', last_name: 'Moss' }),
    'GET locations': list([]),
  });
  await show(<Heading />, { at: `/${search}` });
  await screen.findByText(names);
  expect(heading()).toBe(names);
});
