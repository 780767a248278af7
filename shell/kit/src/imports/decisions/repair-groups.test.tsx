import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { NAME_TEXTS, type RepairGroup } from '@lichen/contracts/imports/import.entity';
import { list, portalAnswer, pretendBrowser, serve, show } from '../../modules/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { inArea } from '../testing/shown-in-area';
import { AnsweredQuestions } from './AnsweredQuestions';
import { RepairGroups } from './RepairGroups';

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET partners': list([]) });
});

const shared = { message: 'Not a number', texts: [{ text: 'lots', rows: 2, cell: 'D4' }] };
const number: RepairGroup = { ...shared, repair: 'number', field: 'amount', rows: 2 };
const total: RepairGroup = { ...shared, repair: 'total', field: 'amount', rows: 2 };

const showGroup = (group: RepairGroup, call = {}, answer = portalAnswer()) =>
  show(
    inArea(
      <RepairGroups
        groups={[group]}
        entity={electricityActivity}
        columns={sheetColumns(electricityActivity, {})}
        settings={null}
        call={{ isRunning: false, pending: [], send: async () => undefined, meant: {}, taken: [], ...call } as never}
      />,
      PICKABLE_RECORDS,
    ),
    { answer },
  );

test.each([number, total])('rows whose texts are not listed are counted: $repair', async (group) => {
  await showGroup({ ...group, rows: 352 });
  expect(screen.getAllByText('350 more')).toHaveLength(1);
});

test.each([number, total])('nothing is counted where every text is listed: $repair', async (group) => {
  await showGroup(group);
  expect(screen.getAllByText(/lots/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/more/)).toBeNull();
});

const repeat: RepairGroup = {
  ...{ repair: 'repeat', field: 'invoice', message: 'The same invoice number as in row {row}', rows: 3 },
  ...{ left_out: 1, undecided: 1 },
  texts: [
    { text: '2', rows: 1, cell: 'E4', row: 'r4', choice: 'skip' },
    { text: '2', rows: 1, cell: 'E5', row: 'r5', choice: 'keep' },
    { text: '3', rows: 1, cell: 'E6', row: 'r6' },
  ],
};

test('of rows with a warning each is kept or skipped, or all of them together', async () => {
  const sent: unknown[] = [];
  await showGroup(repeat, {
    send: async (_: unknown, body: unknown) => sent.push(typeof body === 'function' ? body(undefined) : body),
  });
  const button = (name: string) => screen.getByRole('button', { name });
  const pressed = ['Keep: E4', 'Skip: E4', 'Keep: E5', 'Skip: E5', 'Keep: E6', 'Skip: E6'].map((name) =>
    button(name).getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'true', 'true', 'false', 'false', 'false']);
  expect(screen.getByText('2 rows will be imported. 1 row will be skipped.')).toBeTruthy();
  fireEvent.click(button('Skip: E6'));
  fireEvent.click(button('Keep all'));
  fireEvent.click(button('Skip all'));
  const warning = { repair: 'repeat', field: 'invoice' };
  const rows = ['r4', 'r5', 'r6'].map((row) => ({ row, ...warning, choice: null }));
  expect(sent).toEqual([
    { rows: [{ row: 'r6', ...warning, choice: 'skip' }] },
    { rows, settings: { skip_repeats: [], keep_repeats: ['invoice'] } },
    { rows, settings: { skip_repeats: ['invoice'], keep_repeats: [] } },
  ]);
});

test('a row that another warning skips keeps the choice of this one, and the reason is told', async () => {
  const texts = [
    { text: '2', rows: 1, cell: 'E4', row: 'r4', choice: 'keep' as const, skipped: true },
    { text: '3', rows: 1, cell: 'E5', row: 'r5', choice: 'keep' as const },
  ];
  await showGroup({ ...repeat, rows: 2, left_out: 1, undecided: 0, texts });
  const pressed = ['Keep: E4', 'Skip: E4', 'Keep all', 'Skip all'].map((name) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['true', 'false', 'true', 'false']);
  expect(screen.getAllByText(/Skipped because of another warning/)).toHaveLength(1);
  expect(screen.getByText('1 row will be imported. 1 row will be skipped.')).toBeTruthy();
});

test('an answered question shows its answer, and another one is sent when it is pressed', async () => {
  const sent: unknown[] = [];
  const texts = [{ text: '11,980', rows: 2, cell: 'D4' }];
  const answered: RepairGroup[] = [{ ...number, repair: 'order', message: 'Ambiguous', texts, unit: 'kWh' }];
  await show(
    inArea(
      <AnsweredQuestions
        record={{ answered, settings: { decimals: { amount: '.' } } as never }}
        entity={electricityActivity}
        columns={sheetColumns(electricityActivity, {})}
        call={{ isRunning: false, pending: [], send: async (_: unknown, body: unknown) => sent.push(body) } as never}
      />,
    ),
  );
  const [chosen, other] = ['11,980 kWh', '11.98 kWh'].map((name) => screen.getByRole('button', { name }));
  expect([chosen, other].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  if (chosen) fireEvent.click(chosen);
  if (other) fireEvent.click(other);
  expect(sent).toEqual([{ settings: { decimals: { amount: ',' } } }]);
});

const names: RepairGroup = {
  ...{ repair: 'record', field: 'partner_id', message: NAME_TEXTS.none, rows: 3, names: 2 },
  texts: [
    { text: 'Oak Ltd', rows: 2, cell: 'B2' },
    { text: 'Elm Ltd', rows: 1, cell: 'B3' },
  ],
};

test('what is chosen for another name is sent with the one that is added', async () => {
  const sent: unknown[] = [];
  const send = async (_call: unknown, body: unknown) => sent.push(body);
  await showGroup({ ...names, names: 3 }, { send, meant: { partner_id: { 'Elm Ltd': 'p9', Gone: 'p8' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Add partner' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add all 2 partners' }));
  const fixes = { partner_id: { 'Elm Ltd': 'p9' } };
  expect(sent).toEqual([
    { fixes, create: [{ field: 'partner_id', text: 'Oak Ltd', draft: { name: 'Oak Ltd' } }] },
    { fixes, create_all: [{ field: 'partner_id', draft: {} }] },
  ]);
});

test('the record that has the name already is offered in place of a new one, and chosen by a press alone', async () => {
  const chosen: unknown[] = [];
  await showGroup(names, {
    taken: [{ field: 'partner_id', text: 'Oak Ltd', id: 'p7', name: 'OAK LTD' }],
    choose: (...given: unknown[]) => chosen.push(given),
  });
  expect(screen.getAllByRole('button', { name: 'Add partner' })).toHaveLength(1);
  expect(chosen).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Already exists: OAK LTD' }));
  expect(chosen).toEqual([['partner_id', { 'Oak Ltd': 'p7' }]]);
});

test('adding is offered to those alone who may add', async () => {
  await showGroup(names, {}, portalAnswer({ roles: ['user'] }));
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
