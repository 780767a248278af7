import type { EsgStatusSection } from '@lichen/contracts/business/company/esg-status.call';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { SectionCards } from './SectionCards';

beforeEach(() => pretendBrowser());

const SECTIONS = [
  { path: '/business/locations', title: 'Locations', words: 'Sites' },
  { path: '/business/product', title: 'Products', words: 'Goods' },
];
const label = { words: '{name}: {figure}', params: { name: { text: 'Mill' }, figure: { words: 'Electricity' } } };
const path = '/business/locations/l1?tab=electricity&year=2024';
const locations: EsgStatusSection = {
  ...{ section: 'locations', done: 2, total: 3, completeness: 66 },
  ...{ parts: [{ part: 'records', done: 2, total: 3 }], missing: [{ part: 'records', label, path }] },
};
const cards = async (list: EsgStatusSection[], is_complete = true) => {
  const server = serve({ 'GET esg_status': { body: { year: 2024, list, is_complete } } });
  await show(<SectionCards label="Business" sections={SECTIONS} year={2024} />);
  return server;
};

it('says of a card how complete its year is, and leads to what is missing', async () => {
  const server = await cards([locations]);
  expect(await screen.findByText('66 % · 2 of 3')).toBeTruthy();
  expect(server.asked[0]?.query.get('year')).toBe('2024');
  expect(screen.queryByText('Mill: Electricity')).toBeNull();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: '1 item is missing' })));

  expect(screen.getByRole('link', { name: 'Mill: Electricity' }).getAttribute('href')).toBe(path);
});

it('says how many more are missing than it names', async () => {
  await cards([{ ...locations, done: 0, total: 60, completeness: 0 }]);
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: '60 items are missing' })));
  expect(screen.getByText('And 59 more.')).toBeTruthy();
});

it('shows no completeness of a section without items, or of another card of nearly the same name', async () => {
  await cards([
    { ...locations, done: 0, total: 0 },
    { ...locations, section: 'products' },
  ]);
  expect(await screen.findByText('Products')).toBeTruthy();
  expect(screen.queryByText(/ of /)).toBeNull();
});

it('says that some completeness is not known', async () => {
  await cards([], false);
  expect(await screen.findByText('The completeness of some sections is not available.')).toBeTruthy();
});
