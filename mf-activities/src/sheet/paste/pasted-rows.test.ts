import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { cellsBeyond, pastedRows, unknownHeadings } from './pasted-rows';

const columns = sheetColumns(electricityActivity, { units: 'kWh' }).filter(({ part }) => !part);
const shown = columns.filter(({ name }) => ['location_id', 'from', 'to', 'amount'].includes(name));

it('takes a block from the cell it is pasted in to the right', () => {
  expect(pastedRows('01/01/2026\t31/01/2026\t120\n01/02/2026\t28/02/2026\t99', columns, shown, 'from')).toEqual([
    { from: '01/01/2026', to: '31/01/2026', amount: '120' },
    { from: '01/02/2026', to: '28/02/2026', amount: '99' },
  ]);
});

it('goes by the header of the block where it has one', () => {
  expect(pastedRows('Amount\tFrom\tSite\n120\t01/01/2026\tMill', columns, shown, 'location_id')).toEqual([
    { amount: '120', from: '01/01/2026', location_id: 'Mill' },
  ]);
});

it('leaves out what is right of the last column, and leaves a single cell to the browser', () => {
  expect(pastedRows('120\tmore', columns, shown, 'amount')).toEqual([{ amount: '120' }]);
  expect(pastedRows('120', columns, shown, 'amount')).toBeNull();
});

it('counts what no column takes, so that it is said', () => {
  const beyond = (text: string, from: string) => cellsBeyond(text, columns, shown, from);
  expect(beyond('120\tmore\t\tand more\n99\t\t', 'amount')).toBe(2);
  expect(beyond('01/01/2026\t31/01/2026\t120', 'from')).toBe(0);
  expect(beyond('Amount\tFrom\tSite\n120\t01/01/2026\tMill', 'amount')).toBe(0);
});

it('takes a header for one though the sheet does not know each of its headings, and names these', () => {
  const block = 'Site\tMeter serial\tFrom\tTo\tkWh\nMill\t12345\t01/02/2026\t28/02/2026\t120';
  expect(pastedRows(block, columns, shown, 'location_id')).toEqual([
    { location_id: 'Mill', from: '01/02/2026', to: '28/02/2026', amount: '120' },
  ]);
  expect(unknownHeadings(block, columns)).toEqual(['Meter serial']);
  expect(unknownHeadings('Site\tFrom\tColour\nMill\t01/02/2026\t', columns)).toEqual([]);
});

it('never takes a row of figures for a header', () => {
  expect(pastedRows('From\tTo\t120\nMill\tMill\t99', columns, shown, 'from')).toHaveLength(2);
  expect(pastedRows('Mill\tEdinburgh\nHull\tYork', columns, shown, 'location_id')).toHaveLength(2);
});
