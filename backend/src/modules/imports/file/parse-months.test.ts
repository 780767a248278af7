import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { monthsAsDays } from './parse-months';

const days = (cells: Record<string, Cell>) => {
  const { from, to } = monthsAsDays(electricityActivity, cells, 'dmy');
  return [from, to];
};

it('puts the days of a month into the row, alone or at either end', () => {
  const january = ['2023-01-01', '2023-01-31'];
  expect(days({ from: 'Month: Jan 2023' })).toEqual(january);
  expect(days({ from: 202301, to: '  ' })).toEqual(january);
  expect(days({ from: 'Q1 2023', to: null })).toEqual(['2023-01-01', '2023-03-31']);
  expect(days({ from: '01.01. – 31.01.2023' })).toEqual(january);
  expect(days({ from: '2023-01', to: 'Mar 2023' })).toEqual(['2023-01-01', '2023-03-31']);
  expect(days({ from: 'Jan 2023', to: '15.01.2023' })).toEqual(['2023-01-01', '15.01.2023']);
});

it('leaves every other cell as it stands', () => {
  expect(days({ from: '01.01.2023', to: 'someday' })).toEqual(['01.01.2023', 'someday']);
  expect(monthsAsDays(stayActivity, { arrival_date: 'Jan 2023' }, 'dmy')).toEqual({ arrival_date: 'Jan 2023' });
});
