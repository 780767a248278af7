import type { SourceChange } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { type Formats, type Translate, useFormat, useT } from '@lichen/kit';
import { pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { changeColumns } from './change-columns';

beforeEach(() => pretendBrowser());

const parts = { boundary: 5, coverage: 0, stated: 0, method: 0, factor: 0, activity: 0 };
const source = (location: SourceChange['location']): SourceChange => ({
  ...{ _id: 's', activity_type: 'electricity_activitys', location, location_id: location?._id ?? null },
  ...{ partner_id: null, before_ug: 0, after_ug: 5, parts },
});
const site = (from: number | null, to: number | null) => source({ _id: 'l', name: 'Barn', from, to });

const cellOf = (row: SourceChange, t: Translate, format: Formats) =>
  changeColumns({ t, format, part: null, before: yearBounds(2024), after: yearBounds(2025), scopes: [] })
    .find(({ key }) => key === 'source')
    ?.render?.(row);

function Cell({ row }: { row: SourceChange }) {
  return <p>{cellOf(row, useT(), useFormat())}</p>;
}

it.each([
  [site(utcDay(2025, 3, 1), null), 'Barn · From 01/03/2025'],
  [site(null, utcDay(2025, 9, 30)), 'Barn · Until 30/09/2025'],
  [site(utcDay(2024, 3, 1), utcDay(2025, 9, 30)), 'Barn · 01/03/2024 – 30/09/2025'],
  [site(null, null), 'Barn'],
])('says beside a location on which days it is in use', async (row, words) => {
  await show(<Cell row={row} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it('says nothing of a place where there is none', async () => {
  const { container } = await show(<Cell row={source(null)} />);
  expect(container.querySelector('p')?.textContent).toBe('Electricity');
});
