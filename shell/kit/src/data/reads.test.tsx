import { profile } from '@lichen/contracts/identity/profile.entity';
import { waitFor } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { list, record, serve } from '../testing/server';
import { using } from '../testing/using';
import { useCall, useCodeLabels, useRecordLists, useReference, useReferences, useSingleton } from './reads';

beforeEach(() => pretendBrowser());

const GRIDS = [{ code: 'CAMX', label: 'WECC California', country: 'US' }];
const FUELS = [{ code: 'diesel', label: 'Diesel' }];

/** Every list by its name, as the server keeps them. */
const reference = () =>
  serve({
    'GET reference': ({ query }) => list(query.get('name') === 'fuels' ? FUELS : GRIDS),
    'GET locations': list([{ _id: 'l1', name: 'Mill' }]),
    'GET vehicles': list([]),
  });

it('asks for a shared list in the language of the page, narrowed as wished', async () => {
  const server = reference();
  const { said } = await using(() => useReference('electricity_grids', { country: 'US' }));

  await waitFor(() => expect(said().data).toEqual(GRIDS));
  expect(Object.fromEntries(server.asked[0]?.query ?? [])).toEqual({
    name: 'electricity_grids',
    country: 'US',
    lang: 'en-GB',
  });
});

const BOTH = ['fuels', 'electricity_grids'];

it('gives several shared lists by their names, empty until they have come', async () => {
  reference();
  const { said } = await using(() => useReferences(BOTH));

  await waitFor(() => expect(said().get('electricity_grids')).toEqual(GRIDS));
  expect(said().get('fuels')).toEqual(FUELS);
});

it('says the code itself until its words have come, and nothing for nothing', async () => {
  reference();
  const { said } = await using(() => useCodeLabels('fuels'));

  await waitFor(() => expect(said()('diesel')).toBe('Diesel'));
  expect([said()('peat'), said()(null), said()(undefined)]).toEqual(['peat', '', '']);
});

const KINDS = ['locations', 'vehicles'];

it('gives the records of several entities', async () => {
  const server = reference();
  const { said } = await using(() => useRecordLists(KINDS));

  await waitFor(() => expect(said().get('locations')).toEqual([{ _id: 'l1', name: 'Mill' }]));
  expect(said().get('vehicles')).toEqual([]);
  expect(server.asked.map(({ query }) => query.get('limit'))).toEqual(['2000', '2000']);
});

it('asks on until it has every record', async () => {
  const all = ['Mill', 'Depot', 'Yard'].map((name, at) => ({ _id: `l${at}`, name }));
  const server = serve({
    'GET locations': ({ query }) => list(all.slice(Number(query.get('offset') ?? 0)).slice(0, 2), all.length),
    'GET vehicles': list([]),
  });
  const { said } = await using(() => useRecordLists(KINDS));

  await waitFor(() => expect(said().get('locations')).toEqual(all));
  expect(server.asked.filter(({ path }) => path === 'locations')).toHaveLength(2);
});

it('reads the one record of a kind without an id', async () => {
  const server = serve({ 'GET profile': record({ _id: 'u1', version: 1, first_name: 'Kim' }) });
  const { said } = await using(() => useSingleton(profile));

  await waitFor(() => expect(said().data?.first_name).toBe('Kim'));
  expect(server.asked.map(({ path }) => path)).toEqual(['profile']);
});

it('asks a named question with its input, and only when it is complete', async () => {
  const server = serve({ 'GET staff_facts': list([7]) });
  const waiting = await using(() => useCall({ name: 'staff_facts' }, {}, { enabled: false }));
  expect([server.asked.length, waiting.said().data]).toEqual([0, undefined]);
  waiting.unmount();

  const { said } = await using(() => useCall<{ list: number[] }>({ name: 'staff_facts' }, { year: 2026 }));
  await waitFor(() => expect(said().data?.list).toEqual([7]));
  expect(server.asked[0]?.query.get('year')).toBe('2026');
});
