import type { PeriodEntriesAnswer } from '@lichen/contracts/activities/entries/period-entries.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EntryForm } from './EntryForm';

beforeEach(() => {
  pretendBrowser();
  sessionStorage.clear();
});

const [JANUARY, FEBRUARY, MARCH] = [1, 2, 3].map((month) => utcDay(2025, month, 1)) as [number, number, number];
const HOW = { location_id: 'here', equipment: true, heating: false, air_conditioner: false, air_conditioner_kw: null };
const STORED: PeriodEntriesAnswer = {
  entries: [
    { _id: 'a', from: JANUARY, amount: 60 },
    { _id: 'b', from: FEBRUARY, amount: 40 },
  ],
  how: HOW,
};

async function opened() {
  const here = { _id: 'here', version: 1, name: 'Leeds' };
  const server = serve({
    ...{ 'GET locations': list([here]), 'GET locations/here': record(here) },
    'POST save_period_entries': record(STORED),
  });
  const asked = { activity: 'home_working_activity', mode: 'monthly', from: JANUARY, profile_id: 'ada' } as const;
  await show(<EntryForm {...asked} stored={STORED} />);
  return server;
}

const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const type = (month: string, value: string) =>
  fireEvent.change(screen.getByLabelText(month, { exact: true }), { target: { value } });

it('saves nothing of what nobody changed, and does not say that it did', async () => {
  const server = await opened();
  await save();
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(server.of('POST')).toEqual([]);
});

it.each([
  ['another amount', 'Feb', '41', [FEBRUARY]],
  ['a month more', 'Mar', '5', [MARCH]],
  ['one that is cleared', 'Jan', '', [JANUARY]],
])('says which months were changed, and no other: %s', async (_what, month, value, slots) => {
  const server = await opened();
  type(month, value);
  await save();
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.body).toMatchObject({ changed: { slots, how: [] } });
  expect(await screen.findByText('Saved')).toBeTruthy();
});
