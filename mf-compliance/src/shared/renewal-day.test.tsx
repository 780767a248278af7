import { DAY } from '@lichen/contracts/formats/days';
import { pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { RenewalDay } from './RenewalDay';

beforeEach(() => pretendBrowser());

const TODAY = Date.UTC(2026, 9, 15);
const shown = (day: number, isDue: boolean) => show(<RenewalDay day={day} isDue={isDue} />, { now: TODAY });

it('says that proof is due once it is, and not merely because its end is near', async () => {
  // Proof of every month never ends later than in a month.
  const { unmount } = await shown(TODAY + 20 * DAY, false);
  expect(screen.queryByText('Due')).toBeNull();
  unmount();
  await shown(TODAY + 5 * DAY, true);
  expect(screen.getByText('Due')).toBeTruthy();
});

it('says that proof has expired once its day has passed', async () => {
  await shown(TODAY - DAY, true);
  expect(screen.getByText('Expired')).toBeTruthy();
});
