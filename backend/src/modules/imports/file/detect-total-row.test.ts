import { totalRowWord } from './detect-total-row';

it.each([
  [['Total', 12], 0],
  [[null, ' ', 'TOTAL:', '3'], 2],
  [['Summe 2025', null], 0],
  [['Sub-total'], 0],
  [['Suma total', 4], 0],
  [['Total général', 4], 0],
  [['Sum totalt 2025', 4], 0],
  [['Grand total kWh', 4], 0],
  [['Sous-total', 4], 0],
  [['Total kWh', 4], 0],
  [['Total (m³)'], 0],
  [['Total for Mill', 4], 0],
  [['Summe für Halle 2'], 0],
])('takes %j for a total', (cells, at) => {
  expect(totalRowWord(cells)?.at).toBe(at);
});

it.each([
  [['Total Energies']],
  [['Total Gas & Power']],
  [['Total for']],
  [['Hull', 'Total']],
  [['Summerhill']],
  [[12, null]],
  [[]],
])('takes %j for a line of its own', (cells) => {
  expect(totalRowWord(cells)).toBeUndefined();
});
