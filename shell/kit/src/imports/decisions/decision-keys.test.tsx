import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { setSingleKeyShortcuts } from '../../keys/single-key-shortcuts';
import { pretendBrowser, serve, show } from '../../modules/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { DecisionProgress } from './DecisionProgress';
import { inArea } from '../testing/shown-in-area';
import { RepairGroups } from './RepairGroups';

const texts = [{ text: '11,980', rows: 2, cell: 'D4' }];
const order: RepairGroup = { repair: 'order', field: 'amount', message: 'Ambiguous', rows: 2, texts };
const total: RepairGroup = { repair: 'total', field: 'amount', message: 'Totals', rows: 1, texts };
const repeat: RepairGroup = { repair: 'repeat', field: 'invoice', message: 'Repeated {row}', rows: 1, texts };
const number: RepairGroup = { repair: 'number', field: 'amount', message: 'Not a number', rows: 1, texts };

let sent: unknown[] = [];
beforeEach(() => {
  pretendBrowser();
  serve({});
  sessionStorage.clear();
  setSingleKeyShortcuts(true);
  sent = [];
});

const page = (repairs: readonly RepairGroup[]) =>
  inArea(
    <>
      <DecisionProgress record={{ _id: 'i1', repairs } as never} />
      <RepairGroups
        groups={repairs}
        entity={electricityActivity}
        columns={sheetColumns(electricityActivity, {})}
        settings={null}
        call={
          {
            isRunning: false,
            pending: [],
            meant: {},
            taken: [],
            send: async (_: unknown, body: unknown) => sent.push(body),
          } as never
        }
      />
    </>,
  );

const press = (key: string, at: Element = document.activeElement ?? document.body) =>
  act(() => fireEvent.keyDown(at, { key }));
const region = (name: RegExp) => screen.getByRole('region', { name });

test('one key goes round the open decisions, and no other than these', async () => {
  await show(page([order, repeat, total]));
  const went = [1, 2, 3].map(() => {
    press('n');
    return document.activeElement?.querySelector('h2')?.textContent;
  });
  expect(went).toEqual(['Amount is ambiguous: 2 rows', 'Looks like a total: 1 row', 'Amount is ambiguous: 2 rows']);
});

test('an answer is chosen by its number in the decision that holds the keyboard alone', async () => {
  await show(page([order, total]));
  press('1');
  expect(sent).toEqual([]);
  act(() => screen.getByRole('button', { name: '11.98' }).focus());
  press('2');
  press('a');
  press('n');
  press('1');
  press('a');
  expect(sent).toEqual([{ settings: { decimals: { amount: ',' } } }, { settings: { skip_totals: true } }]);
});

test('a letter that is typed in a field is text', async () => {
  await show(page([number, order]));
  const box = screen.getByRole('textbox', { name: 'Value for “11,980”' });
  act(() => box.focus());
  press('n');
  expect(document.activeElement).toBe(box);
});

test('the keys stand on their controls, unless somebody has turned them off', async () => {
  await show(page([order]));
  expect(screen.getByRole('button', { name: '11.98' }).getAttribute('aria-keyshortcuts')).toBe('2');
  act(() => setSingleKeyShortcuts(false));
  expect(screen.getByRole('button', { name: '11.98' }).hasAttribute('aria-keyshortcuts')).toBe(false);
  press('n');
  expect(document.activeElement).toBe(document.body);
});

test('what was decided counts, in the same tab after a reload too', async () => {
  const { unmount } = await show(page([order, total, repeat]));
  expect(screen.getByText('0 of 2 decided')).toBeTruthy();
  unmount();
  await show(page([total, repeat]));
  expect(screen.getByText('1 of 2 decided')).toBeTruthy();
  expect(region(/Looks like a total/)).toBeTruthy();
});

test('a figure is offered in the unit of its column, with cells of other rows in both readings', async () => {
  const cells = ['11,980', '10,412', '£9,801', '4,050 MWh', '7,300'];
  const texts = cells.map((text, at) => ({ text, rows: 1, cell: `D${at + 2}` }));
  const { unmount } = await show(page([{ ...order, texts, unit: 'kWh' }]));
  expect(screen.getByRole('button', { name: '11,980 kWh' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '11.98 kWh' })).toBeTruthy();
  expect(screen.getAllByText(/ or /).map(({ textContent }) => textContent)).toEqual([
    '11,980: 11,980 or 11.98 kWh? D2',
    '10,412: 10,412 or 10.412 kWh? D3',
    '£9,801: £ 9,801 or £ 9.801? D4',
  ]);
  unmount();
  const own = texts.filter(({ text }) => /^(11|4)/.test(text));
  await show(page([{ ...order, texts: own, unit: 'kWh', tens: 3 }]));
  expect(screen.getAllByText(/ or /).map(({ textContent }) => textContent)).toEqual([
    '11,980: 11,980,000 or 11,980 kWh? D2',
    '4,050 MWh: 4,050 or 4.05 MWh? D5',
  ]);
});

test('a day is offered in each order that any cell of its column can have', async () => {
  const days = { field: 'from', texts: [{ text: '25-09-06', rows: 1, cell: 'B2' }] };
  const { unmount } = await show(page([{ ...order, ...days }]));
  expect(screen.getAllByRole('button').flatMap(({ title }) => title || [])).toEqual([
    'Day first (31/01/2026)',
    'Year first (26-01-31)',
  ]);
  act(() => screen.getByRole('button', { name: '6 September 2025' }).click());
  expect(sent).toEqual([{ settings: { day_orders: { from: 'ymd' } } }]);
  unmount();
  await show(page([{ ...order, field: 'from', texts: [{ text: '05/06/2025', rows: 1, cell: 'B2' }] }]));
  expect(screen.queryByRole('button', { name: /2005/ })).toBeNull();
  expect(screen.getByRole('button', { name: '6 May 2025' })).toBeTruthy();
});

test('the third order of a day has a key too', async () => {
  const cells = ['25-09-06', '05/06/2025'].map((text, at) => ({ text, rows: 1, cell: `B${at + 2}` }));
  await show(page([{ ...order, field: 'from', texts: cells }]));
  press('n');
  press('3');
  expect(sent).toEqual([{ settings: { day_orders: { from: 'ymd' } } }]);
});
