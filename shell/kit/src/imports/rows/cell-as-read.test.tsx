import { day, decimal, type Field, ref } from '@lichen/contracts/entity/fields';
import { pretendBrowser, serve, show } from '../../modules/testing';
import { screen } from '@testing-library/react';
import { CellAsRead } from './CellAsRead';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const amount = decimal('Amount');
const from = day('From');
const place = ref('Location', 'locations');

test.each<[raw: string | number, read: unknown, field: Field | undefined, shown: string]>([
  ['11,980', 11980, amount, '11,980'],
  ['11.980', 11980, amount, '11,980 | 11.980'],
  ['540,10', 540.1, amount, '540.1 | 540,10'],
  [1200.5, undefined, amount, '1200.5'],
  ['viel', undefined, amount, 'viel'],
  ['31.01.2026', Date.UTC(2026, 0, 31), from, '31/01/2026 | 31.01.2026'],
  ['mill', 'Mill', place, 'Mill | mill'],
  ['£', 'GBP', undefined, 'GBP | £'],
  ['', 'kWh', undefined, 'kWh'],
])('the cell %j that was read as %j', async (raw, read, field, expected) => {
  const row = { cells: [raw], read_as: read === undefined ? null : { 0: read } };
  await show(
    <div data-testid="cell">
      <CellAsRead row={row} at={0} field={field} />
    </div>,
  );
  const cell = screen.getByTestId('cell');
  const parts = cell.children.length > 0 ? [...cell.children].map((part) => part.textContent) : [cell.textContent];
  expect(parts.join(' | ')).toBe(expected);
});
