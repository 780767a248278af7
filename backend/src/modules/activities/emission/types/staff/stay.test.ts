import { utcDay } from '@lichen/contracts/formats/days';
import { rowsOf } from '../../testing/rows-of.loader';

const night = (over: object) => ({
  ...{ from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 4), stay_type: 'hotel', nights: 3 },
  ...over,
});
const abroad = (country: string) => ({ location: { name: 'Hotel', country } });

// Hotel stay of the UK Government 2026; three nights each.
test.each([
  ['France, 29_600_4016_13_1', abroad('FR'), 20.1, 3, null],
  ['two rooms there', { ...abroad('FR'), rooms: 2 }, 40.2, 3, null],
  ['the UK, 29_600_4000_13_1', abroad('GB'), 31.2, 3, null],
  ['London, 29_600_4001_13_1', { ...abroad('GB'), stay_type: 'hotel_london' }, 34.5, 3, null],
  [
    'London by its address',
    { location: { name: 'Hotel', country: 'GB', address: '1 Strand, London WC2R 0EZ' } },
    34.5,
    3,
    null,
  ],
  ['London by its name', { location: { name: 'london', country: 'GB' } }, 34.5, 3, null],
  [
    'a London Road elsewhere',
    { location: { name: 'Hotel', country: 'GB', address: 'London Road, Leeds' } },
    31.2,
    3,
    null,
  ],
  ['London in Canada, 29_600_4007_13_1', { location: { name: 'London', country: 'CA' } }, 22.2, 3, null],
  ['Austria, blank: mean of ten of Europe, 12.84', abroad('AT'), 38.52, 4, 'No hotel figure is published'],
  ['nowhere: mean of all, 39.5', { location: { name: 'Hotel' } }, 118.5, 4, 'No country is stated'],
  ['elsewhere in France', { ...abroad('FR'), stay_type: 'other_paid' }, 20.1, 3, 'counted as nights in a hotel'],
  ['with friends', { ...abroad('FR'), stay_type: 'friends_or_family' }, 0, 3, null],
])('%s', (_, over, kg, data_quality, note) => {
  const [row, ...others] = rowsOf('stays', night(over));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ CO2: kg, data_quality, scope3_category: 6, basis_units: 'room-nights' });
  expect(row?.note ?? null).toEqual(note === null ? null : expect.stringContaining(note));
});

test('a figure of earlier years, and a stand-in where the year had none', () => {
  const earlier = { from: utcDay(2019, 3, 2), to: utcDay(2019, 3, 2), nights: 1 };
  expect(rowsOf('stays', night({ ...earlier, ...abroad('FR') }))[0]?.CO2).toBe(7.6);
  expect(rowsOf('stays', night({ ...earlier, ...abroad('HK') }))[0]).toMatchObject({ CO2: 76.521429, data_quality: 4 });
});

test('nights over new year go to the year they begin in', () => {
  const years = { from: utcDay(2022, 12, 31), to: utcDay(2023, 1, 1), nights: 2, ...abroad('GB') };
  const [row] = rowsOf('stays', night(years));
  expect(row?.parts?.map(({ quantity, factor_year }) => [quantity, factor_year])).toEqual([
    ['1', 2022],
    ['1', 2023],
  ]);
});
