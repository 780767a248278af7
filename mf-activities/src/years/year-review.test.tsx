import { utcDay } from '@lichen/contracts/formats/days';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { YearReview } from './YearReview';

const NOTHING = { without_figure: 0, empty_months: [] as number[] };
const REVIEW = { rows: 3, without_figure: 0, hand_made: { total: 0, list: [] }, rests: [], rests_complete: true };

beforeEach(pretendBrowser);

interface Found {
  readonly behind?: { year: number; activities: number }[];
  readonly kinds?: Record<string, number>;
  readonly review?: object;
}

async function review(lacking: typeof NOTHING, { behind = [], kinds = {}, review: found = {} }: Found = {}) {
  serve({
    'GET list_findings': { body: { list: [], total: 0, count: 0, kinds } },
    'GET inventory_year_review': { body: { ...REVIEW, ...found } },
    'GET behind_figures': record({ activities: 3, closed: 0, years: behind }),
    'GET get_estimated_emissions': { body: { list: [], total: 0, count: 0, co2: 0, market_co2: 0, without: 0 } },
    'POST get_total_gaps': list([lacking]),
  });
  await show(<YearReview year={2025} />, { answer: portalAnswer({ roles: ['user', 'admin'] }) });
  await screen.findByText(/^The seal holds/);
}

it('says that nothing is open only where nothing is', async () => {
  await review(NOTHING, { behind: [{ year: 2024, activities: 3 }] });
  expect(screen.getByText('No gaps')).toBeTruthy();
  expect(screen.queryByText(/out of date/)).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('names months without entries in place of no gaps, and figures that are out of date', async () => {
  const empty_months = [utcDay(2025, 1, 1), utcDay(2025, 2, 1)];
  await review({ ...NOTHING, empty_months }, { behind: [{ year: 2025, activities: 2 }] });
  expect(screen.queryByText('No gaps')).toBeNull();
  const empty = screen.getByRole('link', { name: /^No entries for January.*February 2025/ });
  expect(empty.getAttribute('href')).toBe('/activities/coverage?year=2025');
  const behind = await screen.findByRole('link', { name: '2 figures are out of date' });
  expect(behind.getAttribute('href')).toContain('behind=true');
});

it('lists gaps, open checks, missing figures, and figures that a person stated, with why', async () => {
  const list = [{ activity_id: 'bill', activity_type: 'electricity_activitys', kg: 5000, reason: 'By the landlord' }];
  await review(NOTHING, {
    kinds: { gap: 2, overlap: 3, outlier: 1, missing_factor: 4 },
    review: { without_figure: 4, hand_made: { total: 1, list } },
  });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('2 gaps')).toMatch(/^\/activities\/checks\?.*kind=gap/);
  expect(address('4 open checks')).toMatch(/^\/activities\/checks\?/);
  expect(address('4 activities without a figure')).toContain('show_invalid_carbon=true');
  expect(screen.getByText('1 figure entered manually')).toBeTruthy();
  expect(address('Electricity')).toBe('/activities/bill');
  expect(screen.getByText('“By the landlord”')).toBeTruthy();
});
