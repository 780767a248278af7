import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { NAME_TEXTS, type RepairGroup } from '@lichen/contracts/imports/import.entity';
import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { dataError } from '../../data/data-error';
import { setSingleKeyShortcuts } from '../../keys/single-key-shortcuts';
import { list, pretendBrowser, record, serve, show } from '../../modules/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { inArea } from '../testing/shown-in-area';
import { type Refetch, useImportCall } from '../useImportCall';
import { AnsweredQuestions } from './AnsweredQuestions';
import { DecisionProgress } from './DecisionProgress';
import { RepairGroups } from './RepairGroups';

/** Stands for the server, which refuses a repair while the rows are checked. */
function importOnServer() {
  const now = { state: 'checked', looks: 0, seen: 0, settings: {}, after: 'checked', error: null as object | null };
  const written: unknown[] = [];
  const server = serve({
    'GET partners': list([]),
    'POST repair_import': ({ body }) => {
      if (now.state !== 'checked') return { status: 422, body: { err: 'Not now' } };
      Object.assign(now, { state: 'checking', looks: LOOKS });
      const { id: _, ...repair } = body as { id: string; settings?: object };
      Object.assign(now.settings, repair.settings);
      written.push(repair);
      return record('create' in repair ? { taken: [OAK] } : {});
    },
  });
  const refetch = async () => {
    const data = { ...now, settings: { ...now.settings } };
    now.seen += 1;
    now.looks -= 1;
    if (now.looks <= 0) now.state = now.after;
    return { data: data as never, error: now.error as never };
  };
  return { server, written, refetch, now };
}

const OAK = { field: 'partner_id', text: 'Oak Ltd', id: 'p7', name: 'OAK LTD' };
/** Number of looks at an import until its check has ended. */
const LOOKS = 2;

const texts = [{ text: '11,980', rows: 1, cell: 'D4' }];
const total: RepairGroup = { repair: 'total', field: 'amount', message: 'Totals', rows: 1, texts };
const order: RepairGroup = { ...total, repair: 'order', message: 'Ambiguous' };
const repeated = (field: string): RepairGroup => ({ ...total, repair: 'repeat', field, message: 'Repeated {row}' });
const names: RepairGroup = {
  ...{ repair: 'record', field: 'partner_id', message: NAME_TEXTS.none, rows: 2, names: 2 },
  texts: ['Oak Ltd', 'Elm Ltd'].map((text, at) => ({ text, rows: 1, cell: `B${at + 2}` })),
};

interface Shown {
  groups?: readonly RepairGroup[];
  /** Questions about columns that read a point as the decimal mark. */
  answered?: readonly RepairGroup[];
}

function Repairs({ groups = [], answered = [], refetch }: Shown & { refetch: Refetch }) {
  const call = useImportCall('i1', refetch);
  const shared = { call, entity: electricityActivity, columns: sheetColumns(electricityActivity, {}) };
  const settings = { decimals: { amount: '.' } } as never;
  return (
    <>
      <DecisionProgress record={{ _id: 'i1', repairs: groups } as never} />
      <RepairGroups groups={groups} settings={null} {...shared} />
      <AnsweredQuestions record={{ answered: [...answered], settings }} {...shared} />
    </>
  );
}

async function shown(what: Shown) {
  const { refetch, ...rest } = importOnServer();
  const { unmount } = await show(inArea(<Repairs {...what} refetch={refetch} />, PICKABLE_RECORDS));
  jest.useFakeTimers();
  return { ...rest, unmount };
}

beforeEach(() => {
  pretendBrowser();
  sessionStorage.clear();
  setSingleKeyShortcuts(true);
});
afterEach(() => jest.useRealTimers());

/** The name of a pending button begins with that of its icon. */
const button = (name: string) => screen.getByRole('button', { name: (found) => found.endsWith(name) });
const isPending = (one: HTMLElement) => one.classList.contains('ant-btn-loading');

it('are all sent, each once the check of the one before has ended, and each press shows that it waits', async () => {
  const { server, written } = await shown({ groups: [total, names] });
  const buttons = ['Skip all total rows', 'Add all 2 partners'].map(button);
  for (const one of buttons) fireEvent.click(one);
  expect(buttons.map(isPending)).toEqual([true, true]);

  await waitFor(() => expect(buttons.map(isPending)).toEqual([false, false]));
  expect(written).toEqual([
    { settings: { skip_totals: true } },
    { fixes: {}, create_all: [{ field: 'partner_id', draft: {} }] },
  ]);
  expect(server.of('POST')).toHaveLength(2);
});

it('change what an earlier one has changed, and not what it was before', async () => {
  const { written } = await shown({ groups: [repeated('invoice'), repeated('entry')] });
  const buttons = screen.getAllByRole('button', { name: 'Skip all' });
  for (const one of buttons) fireEvent.click(one);
  expect(buttons.map(isPending)).toEqual([true, true]);

  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]).toEqual({ rows: [], settings: { skip_repeats: ['invoice', 'entry'], keep_repeats: [] } });
});

it('wait for each other where single rows are chosen too, and only the pressed choice shows it', async () => {
  const rows = [4, 5].map((at) => ({ text: '2', rows: 1, cell: `E${at}`, row: `r${at}` }));
  const { written } = await shown({ groups: [{ ...repeated('invoice'), rows: 2, texts: rows }] });
  for (const name of ['Skip: E4', 'Keep: E5']) fireEvent.click(button(name));
  const buttons = ['Keep: E4', 'Skip: E4', 'Keep: E5', 'Skip: E5', 'Skip all'].map(button);
  expect(buttons.map(isPending)).toEqual([false, true, true, false, false]);

  await waitFor(() => expect(written).toHaveLength(2));
  const warning = { repair: 'repeat', field: 'invoice' };
  expect(written).toEqual([
    { rows: [{ row: 'r4', ...warning, choice: 'skip' }] },
    { rows: [{ row: 'r5', ...warning, choice: 'keep' }] },
  ]);
});

it('wait where a key gives the answer too', async () => {
  const { written } = await shown({ groups: [total, order] });
  for (const key of ['n', 'a', 'n', '2']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(['Skip all total rows', '11.98', '11,980'].map(button).map(isPending)).toEqual([true, true, false]);

  await waitFor(() => expect(written).toHaveLength(2));
  expect(written).toEqual([{ settings: { skip_totals: true } }, { settings: { decimals: { amount: ',' } } }]);
});

it('bring an earlier answer back that is pressed while another one waits', async () => {
  const { written } = await shown({ answered: [order] });
  for (const name of ['11.98', '11,980']) fireEvent.click(button(name));
  expect(['11.98', '11,980'].map(button).map(isPending)).toEqual([true, true]);

  await waitFor(() => expect(written).toHaveLength(2));
  expect(written).toEqual([',', '.'].map((mark) => ({ settings: { decimals: { amount: mark } } })));
});

it('are not sent once the check of an earlier one was cancelled, and no notice blames the person', async () => {
  const { server, now } = await shown({ groups: [total, order] });
  now.after = 'uploaded';
  const buttons = ['Skip all total rows', '11.98'].map(button);
  for (const one of buttons) fireEvent.click(one);

  await waitFor(() => expect(buttons.map(isPending)).toEqual([false, false]));
  expect(server.of('POST')).toHaveLength(1);
  expect(screen.queryByText('Not now')).toBeNull();
});

it('are sent where somebody has started the import meanwhile, so that the refusal is shown', async () => {
  const { server, now } = await shown({ groups: [total, order] });
  now.after = 'running';
  for (const name of ['Skip all total rows', '11.98']) fireEvent.click(button(name));

  await waitFor(() => expect(screen.getByText('Not now')).toBeTruthy());
  expect(server.of('POST')).toHaveLength(2);
});

it('are not sent while the import cannot be read, which is told', async () => {
  const { server, now } = await shown({ groups: [total, order] });
  now.error = dataError({ status: 503, message: 'Not available' });
  for (const name of ['Skip all total rows', '11.98']) fireEvent.click(button(name));

  await waitFor(() => expect(screen.getByText('Not available')).toBeTruthy());
  await waitFor(() => expect(isPending(button('11.98'))).toBe(false));
  expect(server.of('POST')).toHaveLength(1);
});

it('are looked for less and less often, and no more once the page is left', async () => {
  const { server, now, unmount } = await shown({ groups: [total, order] });
  now.after = 'checking';
  for (const name of ['Skip all total rows', '11.98']) fireEvent.click(button(name));
  const seen = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return now.seen;
  };
  // The first look follows the answer to the first repair, and the next ones after 0, 0.4, 1.2, 2.8, 5.8 and 8.8 seconds.
  expect([await seen(100), await seen(400), await seen(1000), await seen(4500), await seen(3000)]).toEqual([
    2, 3, 4, 6, 7,
  ]);
  unmount();
  expect(await seen(10_000)).toBe(7);
  expect(server.of('POST')).toHaveLength(1);
});

it('keep the hint that a record exists already, whatever is repaired after it', async () => {
  const { written } = await shown({ groups: [names, total] });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add partner' })[0] as HTMLElement);
  fireEvent.click(button('Skip all total rows'));

  await waitFor(() => expect(written).toHaveLength(2));
  await waitFor(() => expect(isPending(button('Skip all total rows'))).toBe(false));
  expect(button('Already exists: OAK LTD')).toBeTruthy();
});
