import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { RefusedYearBanner } from './RefusedYearBanner';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

it('says that another year is shown than the address asks for, in few words, until it is closed', async () => {
  const view = await show(<RefusedYearBanner />, { at: `/activities/coverage?year=${'abc'.repeat(10)}&tags=t1` });
  expect(screen.getByText('“abcabcabcabcabcabcab” in the address is not a year. 2026 is shown.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByText(/is no year/)).toBeNull();
  expect(view.address()).toBe('/activities/coverage?tags=t1');
});

it.each(['/dashboard', '/dashboard?year=2025', '/dashboard?year='])('says nothing on %s', async (at) => {
  await show(<RefusedYearBanner />, { at });
  expect(screen.queryByText(/is no year/)).toBeNull();
});
