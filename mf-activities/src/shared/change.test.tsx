import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { Change } from './Change';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

test.each([
  [90, 100, '↓ less10.0 %', 'act-less'],
  [110, 100, '↑ more10.0 %', 'act-more'],
  [100, 100, '0.0 %', ''],
  [99.99, 100, '↓ less0.01 %', 'act-less'],
])('%d after %d is %s', async (now, before, words, tone) => {
  await show(<Change now={now} before={before} on={2025} />);

  const said = screen.getByRole('strong');
  expect([said.textContent?.replace(/\s/g, ' '), said.className]).toEqual([words, tone]);
});

test('nothing is compared with a year without a figure', async () => {
  await show(<Change now={5} before={0} on={2025} />);

  expect(screen.getByText('No figure for 2025')).toBeTruthy();
});
