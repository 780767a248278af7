import type { PowerGaps as Gaps } from '@lichen/contracts/activities/list/summary.call';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { PowerGaps } from './PowerGaps';

const linesOf = async (gaps: Gaps) => {
  pretendBrowser();
  serve({ 'GET get_power_gaps': record(gaps as never) });
  await show(<PowerGaps year={2025} months={undefined} />);
  return (await screen.findAllByText(/^Category 3/)).map(({ textContent }) => textContent);
};

const POLISH = { kWh: 5100, kg: 2886.6, grids: ['Poland'] };
const MANY = { kWh: 6100, kg: 3238.2, grids: ['France', 'Germany', 'Italy', 'Norway', 'Poland', 'Spain'] };
const LOSSES =
  'Category 3, no published figure: grid losses of 5,100 kWh of purchased power (2.887 t CO₂e in Scope 2): Poland.';
const UPSTREAM =
  'Category 3, no published figure: upstream emissions of 6,100 kWh of purchased power (3.238 t CO₂e in Scope 2): France, Germany, Italy, Norway, Poland, ….';

it('says what category 3 has no published figure for, with its power, its tonnes and its grids', async () => {
  expect(await linesOf({ td: POLISH, wtt: MANY })).toEqual([LOSSES, UPSTREAM]);
});

it('says nothing of losses that the grid holds', async () => {
  expect(await linesOf({ td: { kWh: 0, kg: 0, grids: [] }, wtt: MANY })).toEqual([UPSTREAM]);
});
